import { Link } from '@tanstack/react-router';
import type { Balance } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount, formatMinor, NO_AMOUNT, toMinor } from '../../../lib/money.ts';
import { payableOf } from '../../../session/typed-amount.ts';
import { useBalanceRetry } from '../../../session/use-player.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function Purse({ balance }: { balance: Balance | undefined }) {
  const app = useApp();
  const { purse } = texts().withdraw;
  const onRetry = useBalanceRetry();
  if (onRetry) {
    return (
      <section aria-label={purse.title()} className="mt-24 rounded-lg bg-surface px-32 py-28">
        <p className="text-muted text-sm">{purse.title()}</p>
        <BigAmount amount={NO_AMOUNT} currency={undefined} className="mt-4" />
        <RetryLine text={texts().header.balanceFailed()} onRetry={onRetry} />
      </section>
    );
  }
  if (!balance) return <Skeleton className="mt-24 h-176" />;
  const { withdrawable, total, bonus, currencyAlias } = balance;
  const payable = toMinor(withdrawable);
  return (
    <section aria-label={purse.title()} className="mt-24 rounded-lg bg-surface px-32 py-28">
      <p className="text-muted text-sm">{purse.title()}</p>
      <BigAmount
        amount={payable === undefined ? NO_AMOUNT : formatMinor(payableOf(app, payable))}
        currency={currencyAlias}
        className="mt-4"
        testId="withdrawable"
      />
      {withdrawable !== total && (
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-32 border-line/50 border-t pt-8">
          <dl className="tabular flex flex-wrap gap-x-32 text-sm">
            <div className="flex gap-12 py-6">
              <dt className="text-muted">{purse.total()}</dt>
              <dd translate="no">{formatAmount(total)}</dd>
            </div>
            <div className="flex gap-12 py-6">
              <dt className="text-muted">{purse.bonus()}</dt>
              <dd translate="no">{formatAmount(bonus)}</dd>
            </div>
          </dl>
          <Link
            to="/balancetips"
            className="inline-flex min-h-64 items-center font-semibold text-action-text text-sm"
          >
            {purse.why()}
          </Link>
        </div>
      )}
    </section>
  );
}
