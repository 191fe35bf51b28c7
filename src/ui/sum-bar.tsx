import { formatMinor, type Minor, NO_AMOUNT } from '../lib/money.ts';
import { ActionBar } from './action-bar.tsx';
import { Button } from './button.tsx';

interface SumBarProps {
  /** What the amount is. */
  name: string;
  /** Undefined while what was typed does not add up. */
  amount: Minor | undefined;
  currency: string;
  /** Label of the button that sends the form. */
  action: string;
  isBusy?: boolean;
  /** A question above the form comes first: nothing is under way. */
  isOff?: boolean;
  testId?: string;
}

/** The end of a form about money: what moves, and the button that moves it. */
export function SumBar({
  name,
  amount,
  currency,
  action,
  isBusy = false,
  isOff = false,
  testId,
}: SumBarProps) {
  return (
    <ActionBar className="flex flex-wrap items-center justify-between gap-x-24 gap-y-12">
      <p className="text-muted text-sm leading-tight">
        {name}
        <br />
        <strong className="tabular font-bold text-gold text-lg" data-testid={testId}>
          {amount === undefined ? NO_AMOUNT : formatMinor(amount)}
        </strong>{' '}
        <span className="text-xs">{currency}</span>
      </p>
      <Button type="submit" size="large" isBusy={isBusy} disabled={isOff} className="min-w-280 flex-1">
        {action}
      </Button>
    </ActionBar>
  );
}
