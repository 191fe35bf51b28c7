import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, lead, action, children }: PanelProps) {
  return (
    <section className="rounded-2xl bg-surface p-4 ring-1 ring-line/60 sm:p-5">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-lg leading-tight">{title}</h2>
          {lead && <p className="mt-1 max-w-prose text-muted text-sm">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

export function Heading({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <h3 className="font-semibold">
      <span>{children}</span>
      {note && <span className="font-normal text-muted text-sm">{` ${note}`}</span>}
    </h3>
  );
}

const TONES = {
  calm: 'bg-raised text-muted',
  good: 'bg-good/15 text-good',
  bad: 'bg-bad/15 text-bad',
  wait: 'bg-gold/15 text-gold',
} as const;
export type Tone = keyof typeof TONES;

export function Badge({ tone = 'calm', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function JsonBlock({ text, isCut = false }: { text: string; isCut?: boolean }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto whitespace-pre-wrap rounded-xl bg-ground p-3 text-xs ring-1 ring-line/50"
    >
      <span>{prettyJson(text) || '(empty)'}</span>
      {isCut && <span>{'\n… cut'}</span>}
    </pre>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-xl border border-line border-dashed px-4 py-8 text-center text-muted text-sm">
      {children}
    </p>
  );
}

export function Waiting({ error }: { error: Error | null }) {
  return error ? (
    <p role="alert" className="rounded-xl bg-bad/10 px-4 py-6 text-bad text-sm">
      {error.message}
    </p>
  ) : (
    <div aria-busy="true" className="grid gap-2">
      <span className="sr-only">Loading</span>
      {[1, 2, 3].map((row) => (
        <span key={row} className="h-14 animate-pulse rounded-xl bg-raised/60" />
      ))}
    </div>
  );
}

interface RowsProps<Row> {
  read: { data: readonly Row[] | undefined; error: Error | null };
  none: string;
  className?: string;
  idOf: (row: Row, place: number) => string | number;
  children: (row: Row) => ReactNode;
}

/** A list of the mock, with what stands there while it loads, when it failed and when it is empty. */
export function Rows<Row>({
  read: { data, error },
  none,
  className = 'gap-3',
  idOf,
  children,
}: RowsProps<Row>) {
  if (!data) return <Waiting error={error} />;
  if (data.length === 0) return <Nothing>{none}</Nothing>;
  return (
    <ul className={`grid ${className}`}>
      {data.map((row, place) => (
        <li key={idOf(row, place)}>{children(row)}</li>
      ))}
    </ul>
  );
}
