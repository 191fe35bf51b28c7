import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { SumBar } from '../../../ui/sum-bar.tsx';
import type { DepositSum } from './deposit-rule.ts';
import { useErrorTip } from './error-tips.ts';

interface PayBarProps {
  sum: DepositSum | undefined;
  currency: string;
  declinesBonus: boolean;
  busy: 'sending' | 'checking' | 'asking' | undefined;
}

export function PayBar({ sum, currency, declinesBonus, busy }: PayBarProps) {
  const { summary, extra, pay, paying } = texts().deposit;
  const refusal = useErrorTip('form');
  const bonus = declinesBonus ? undefined : sum?.bonus;
  return (
    <SumBar
      name={summary.total()}
      amount={sum?.total}
      currency={currency}
      note={bonus && extra.with({ amount: formatMinor(bonus.amount) })}
      problem={refusal}
      action={busy === 'sending' ? paying() : pay()}
      isBusy={busy === 'sending' || busy === 'checking'}
      isOff={busy === 'asking'}
      testId="total"
    />
  );
}
