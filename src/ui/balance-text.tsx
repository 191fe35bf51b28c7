import { formatAmount } from '../lib/money.ts';
import { useCountedAmount } from './use-counted-amount.ts';

interface BalanceTextProps {
  /** Major units. */
  total: number;
  currency: string;
  /** What a screen reader says when it changes. */
  label: string;
  testId: string;
}

/** The balance of a header: counts for the eye, and is said once, as it is, to whoever listens. */
export function BalanceText({ total, currency, label, testId }: BalanceTextProps) {
  const shown = useCountedAmount(total);
  return (
    <p role="status" className="font-semibold text-base text-gold tabular" data-testid={testId}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        {formatAmount(shown)} <span className="text-2xs text-muted">{currency}</span>
      </span>
    </p>
  );
}
