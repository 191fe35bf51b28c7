import type { ReactNode } from 'react';

const WORD = /\p{Ll}{3}/u;

/** For `translate`: a translator leaves an amount, a code and an account as they are, which have no word (APP-20). */
export const translated = (text: unknown) => (typeof text === 'string' && !WORD.test(text) ? 'no' : 'yes');

interface DetailRowProps {
  name: string;
  children: ReactNode;
  action?: ReactNode;
}

export function DetailRow({ name, children, action }: DetailRowProps) {
  return (
    <div className="flex min-h-76 flex-wrap items-center justify-between gap-x-24 border-line/50 border-b py-8 last:border-b-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular flex min-w-0 flex-auto items-center justify-end gap-8 text-right text-base">
        <span translate={translated(children)} className="min-w-0 break-words">
          {children}
        </span>
        {action && <span className="-my-12 -mr-20">{action}</span>}
      </dd>
    </div>
  );
}

export function DetailList({ children, tone }: { children: ReactNode; tone?: 'raised' }) {
  return (
    <dl className={`rounded-md px-28 py-8 ${tone === 'raised' ? 'bg-raised' : 'bg-surface'}`}>{children}</dl>
  );
}
