import { texts } from '../../../i18n/texts.ts';
import { SumBar } from '../../../ui/sum-bar.tsx';
import type { DepositSum } from './validate-draft.ts';

interface PayBarProps {
  sum: DepositSum | undefined;
  currency: string;
  busy: 'sending' | 'checking' | 'asking' | undefined;
}

/** What is paid in all, and Pay (DEP-01). */
export function PayBar({ sum, currency, busy }: PayBarProps) {
  const { summary, pay, paying } = texts().deposit;
  return (
    <SumBar
      name={summary.total()}
      amount={sum?.total}
      currency={currency}
      action={busy === 'sending' ? paying() : pay()}
      isBusy={busy === 'sending' || busy === 'checking'}
      isOff={busy === 'asking'}
      testId="total"
    />
  );
}
