import type { Balance, WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft, limitsOf } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount, formatMinor, type Minor, toMinor } from '../../../lib/money.ts';
import { isZeroDecimalMarket, payableOf } from '../../../session/typed-amount.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Section } from '../../../ui/section.tsx';
import { maxWithdrawable, type WithdrawProblems } from './withdraw-rule.ts';

interface WithdrawAmountProps {
  text: string;
  method: WithdrawMethod;
  balance: Balance | undefined;
  problem: WithdrawProblems['amount'] | undefined;
  refusal: string | undefined;
  isAttempted: boolean;
  onChange: (text: string) => void;
}

function useProblemText({ method, balance, problem }: WithdrawAmountProps): string | undefined {
  const app = useApp();
  const { amount: words } = texts().withdraw;
  const currency = balance?.currencyAlias ?? '';
  if (problem === undefined) return undefined;
  if (problem === 'below' || problem === 'above') {
    const limit = formatAmount(problem === 'above' ? method.max : method.min);
    return words[problem]({ method: method.name, amount: limit, currency });
  }
  if (problem !== 'uncovered') return texts().money.amount[problem]();
  const amount = formatMinor(payableOf(app, toMinor(balance?.withdrawable) ?? 0n));
  const bonus = toMinor(balance?.bonus) ?? 0n;
  return bonus > 0n
    ? words.uncoveredBonus({ amount, currency, bonus: formatMinor(bonus) })
    : words.uncovered({ amount, currency });
}

/** Quick amounts stay within the balance and the method's limits. */
export function WithdrawAmount(props: WithdrawAmountProps) {
  const app = useApp();
  const { text, method, balance, problem, refusal, isAttempted, onChange } = props;
  const { amount: words } = texts().withdraw;
  const { min } = limitsOf(method);
  const withdrawable = toMinor(balance?.withdrawable);
  const most = withdrawable === undefined ? undefined : maxWithdrawable(app, method, withdrawable);
  const half = most === undefined ? 0n : (most / 200n) * 100n;
  const quick: { name: string; amount: Minor }[] = [
    { name: words.minimum(), amount: min },
    ...(half > min ? [{ name: words.half(), amount: half }] : []),
    ...(most !== undefined && most > min ? [{ name: words.all(), amount: most }] : []),
  ];

  return (
    <Section title={words.title()}>
      <AmountInput
        label={words.label()}
        draft={text}
        currency={balance?.currencyAlias ?? ''}
        isZeroDecimal={isZeroDecimalMarket(app)}
        problem={useProblemText(props)}
        isUrgent={problem === 'above' || problem === 'uncovered'}
        isAttempted={isAttempted}
        refusal={refusal}
        hint={words.hint({
          min: formatAmount(method.min),
          max: formatAmount(method.max),
          currency: balance?.currencyAlias ?? '',
        })}
        onChange={onChange}
      />
      {most !== undefined && (
        <ul
          aria-label={words.quick()}
          className="mt-16 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.8em),1fr))] gap-12"
        >
          {quick.map(({ name, amount }) => (
            <li key={name} className="grid">
              <button
                type="button"
                onClick={() => onChange(amountDraft(amount))}
                className="press min-h-88 rounded-md bg-surface px-8 py-10 text-muted text-xs leading-tight"
              >
                <span>{name}</span>
                <span translate="no" className="tabular mt-2 block font-semibold text-gold text-sm">
                  {formatMinor(amount)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
