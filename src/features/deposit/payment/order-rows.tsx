import type { ReactNode } from 'react';

/** One line of a receipt or of bank details: what it is, its value, and perhaps a button. */
export function OrderRow({
  name,
  children,
  action,
}: {
  name: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex min-h-76 items-center justify-between gap-16 border-line/50 border-b last:border-b-0">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-24 py-14">
        <dt className="text-muted text-sm">{name}</dt>
        <dd className="min-w-0 break-words text-right text-base tabular-nums">{children}</dd>
      </div>
      {action && <div className="-mr-20">{action}</div>}
    </div>
  );
}

/** The card around such lines. */
export function OrderCard({ children }: { children: ReactNode }) {
  return <dl className="mt-40 rounded-md bg-surface px-28 py-8">{children}</dl>;
}
