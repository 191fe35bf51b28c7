import { Link } from '@tanstack/react-router';
import type { Balance } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { BigAmount } from '../../ui/big-amount.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RetryLine } from '../../ui/more-rows.tsx';
import { useCountedAmount } from '../../ui/use-counted-amount.ts';

const TEXT_LINK = 'flex min-h-88 items-center font-semibold text-action-text text-sm';

interface BalanceCardProps {
  balance: Balance | undefined;
  onRetry?: () => void;
}

export function BalanceCard({ balance, onRetry }: BalanceCardProps) {
  const { balance: words } = texts().profile.me;
  const total = useCountedAmount(balance?.total ?? Number.NaN);
  const parts = [
    [words.cash(), balance?.cash],
    [words.bonus(), balance?.bonus],
    [words.withdrawable(), balance?.withdrawable],
    ...(balance?.owed === undefined ? [] : [[words.owed(), balance.owed] as const]),
  ] as const;
  return (
    <section className="rounded-md bg-surface px-28 pt-28 pb-8">
      <h2 className="text-muted text-sm">{words.title()}</h2>
      <BigAmount amount={formatAmount(total)} currency={balance?.currencyAlias} />
      {onRetry && <RetryLine text={texts().header.balanceFailed()} onRetry={onRetry} />}
      <dl className="flex flex-wrap gap-x-32 gap-y-16 pt-20">
        {parts.map(([name, amount]) => (
          <div key={name} className="flex-1 whitespace-nowrap">
            <dt className="text-muted text-xs">{name}</dt>
            <dd translate="no" className="tabular font-semibold text-base text-gold">
              {formatAmount(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {balance?.owed !== undefined && <p className="pt-16 text-muted text-xs">{words.owedWhy()}</p>}
      <div className="flex flex-wrap gap-16 pt-28">
        <Link to="/deposit" className={buttonLook({ className: 'flex-1' })}>
          <Icon name="deposit" className="size-36 shrink-0" />
          <span>{words.deposit()}</span>
        </Link>
        <Link to="/withdraw" className={buttonLook({ tone: 'quiet', className: 'flex-1' })}>
          <Icon name="withdraw" className="size-36 shrink-0" />
          <span>{words.withdraw()}</span>
        </Link>
      </div>
      <div className="flex flex-wrap justify-between gap-x-32 pt-8">
        <Link to="/rushdeposit" className={TEXT_LINK}>
          {words.rush()}
        </Link>
        <Link to="/balancetips" className={TEXT_LINK}>
          {words.tips()}
        </Link>
      </div>
    </section>
  );
}
