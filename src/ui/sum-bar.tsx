import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatMinor, type Minor, NO_AMOUNT } from '../lib/money.ts';
import { Button } from './button.tsx';

/** Stands above the bottom nav. The shell publishes the nav's height, which grows with the text. */
export function ActionBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        '-mx-24 sticky bottom-[var(--nav-height,calc(1.14rem+env(safe-area-inset-bottom)))] z-[900] mt-40 border-line border-t bg-ground px-24 py-16 after:absolute after:inset-x-0 after:top-[calc(100%-1px)] after:h-[calc(max(0.4rem,env(safe-area-inset-bottom))+2px)] after:bg-ground',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface SumBarProps {
  name: string;
  amount: Minor | undefined;
  currency: string;
  note?: string | undefined;
  problem?: string | undefined;
  action: string;
  isBusy?: boolean;
  /** An open question above the form disables the button without a call. */
  isOff?: boolean;
  testId?: string;
}

export function SumBar(props: SumBarProps) {
  const { name, amount, currency, note, problem, action, isBusy = false, isOff = false, testId } = props;
  return (
    <ActionBar className="flex flex-wrap items-center justify-between gap-x-24 gap-y-12">
      <p role="alert" className="w-full text-bad text-sm empty:hidden">
        {problem}
      </p>
      <p className="text-muted text-sm leading-tight">
        <span>{name}</span>
        <br />
        <strong translate="no" className="tabular font-bold text-gold text-lg" data-testid={testId}>
          {amount === undefined ? NO_AMOUNT : formatMinor(amount)}
        </strong>{' '}
        <span className="text-xs">{currency}</span>
        {note && <span className="block text-xs">{note}</span>}
      </p>
      <Button type="submit" size="large" isBusy={isBusy} disabled={isOff} className="min-w-280 flex-1">
        {action}
      </Button>
    </ActionBar>
  );
}
