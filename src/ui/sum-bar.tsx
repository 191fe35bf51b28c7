import { formatMinor, type Minor, NO_AMOUNT } from '../lib/money.ts';
import { ActionBar } from './action-bar.tsx';
import { Button } from './button.tsx';

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
