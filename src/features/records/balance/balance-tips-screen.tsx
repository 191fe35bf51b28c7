import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { Balance } from '../../../api/generated/contract.schemas.ts';
import { useWalletBalance } from '../../../api/generated/session/session.ts';
import { useWithdrawOrders } from '../../../api/generated/withdraw/withdraw.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount, formatMinor, type Minor, toMinor } from '../../../lib/money.ts';
import { places } from '../../../lib/places.ts';
import { useMoneyChanges } from '../../../session/use-money-changes.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListFailure } from '../list-states.tsx';
import { BalanceBar } from './balance-bar.tsx';

const LATEST = { pageNum: 1, pageSize: 20 } as const;
/** Cash, bonus and what can be withdrawn. */
const PARTS = 3;

/** Money of withdrawals on their way: no longer in the balance, not yet in the bank. Undefined while not known. */
function useMoneyUnderWay(): Minor | undefined {
  const orders = useWithdrawOrders(LATEST, { query: { meta: { isQuiet: true } } });
  useMoneyChanges(() => void orders.refetch());
  return orders.data?.list
    .filter(({ status }) => status === 0 || status === 1)
    .reduce((sum, { amount }) => sum + (toMinor(amount) ?? 0n), 0n);
}

interface PartProps {
  icon: IconName;
  name: string;
  /** Formatted. */
  amount: string;
  text: string;
  dot?: string;
}

function Part({ icon, name, amount, text, dot }: PartProps) {
  return (
    <li className="rounded-md bg-surface px-28 py-24">
      <div className="flex flex-wrap items-center justify-between gap-x-24 gap-y-4">
        <h2 className="flex items-center gap-14 font-semibold text-md">
          {dot ? (
            <span aria-hidden="true" className={clsx('size-20 shrink-0 rounded-full', dot)} />
          ) : (
            <Icon name={icon} className="size-36 shrink-0 text-muted" />
          )}
          {name}
        </h2>
        <strong className="tabular font-bold text-gold text-md">{amount}</strong>
      </div>
      <p className="mt-10 text-base text-muted leading-relaxed">{text}</p>
    </li>
  );
}

function withdrawableText({ withdrawable, cash, currencyAlias: currency }: Balance): string {
  const { withdrawable: words } = texts().records.tips;
  if (withdrawable === 0) return words.none();
  const amount = formatAmount(withdrawable);
  return withdrawable === cash ? words.all({ amount, currency }) : words.part({ amount, currency });
}

function Explained({ balance, underWay }: { balance: Balance; underWay: Minor | undefined }) {
  const { tips } = texts().records;
  const { total, cash, bonus, withdrawable, currencyAlias: currency } = balance;
  const hasBonus = (toMinor(bonus) ?? 0n) > 0n;
  return (
    <>
      <section aria-label={tips.total()} className="mt-24 rounded-lg bg-surface px-32 py-28">
        <p className="text-muted text-sm">{tips.total()}</p>
        <p className="tabular mt-4 mb-24 font-bold text-[length:min(var(--text-2xl),10vw)] text-gold leading-tight">
          {formatAmount(total)} <span className="text-[0.55em] text-muted">{currency}</span>
        </p>
        <BalanceBar cash={toMinor(cash) ?? 0n} bonus={toMinor(bonus) ?? 0n} />
      </section>
      <ul className="mt-24 grid gap-16">
        <Part
          icon="deposit"
          dot="bg-gold"
          name={tips.cash.name()}
          amount={formatAmount(cash)}
          text={tips.cash.text()}
        />
        <Part
          icon="gift"
          dot="bg-gold-deep"
          name={tips.bonus.name()}
          amount={formatAmount(bonus)}
          text={hasBonus ? tips.bonus.text({ amount: formatAmount(bonus), currency }) : tips.bonus.none()}
        />
        <Part
          icon="withdraw"
          name={tips.withdrawable.name()}
          amount={formatAmount(withdrawable)}
          text={withdrawableText(balance)}
        />
        {underWay !== undefined && underWay > 0n && (
          <Part
            icon="clock"
            name={tips.underWay.name()}
            amount={formatMinor(underWay)}
            text={tips.underWay.text()}
          />
        )}
      </ul>
      <div className="mt-32 grid gap-16">
        <Link to={withdrawable > 0 ? '/withdraw' : '/deposit'} className={buttonLook({ size: 'large' })}>
          {withdrawable > 0 ? tips.withdraw() : tips.deposit()}
        </Link>
        <Link to="/bonus" className={buttonLook({ tone: 'quiet' })}>
          {tips.seeBonus()}
        </Link>
      </div>
    </>
  );
}

/** The balance and its three parts in their final size while it loads. */
function TipsSkeleton() {
  return (
    <div role="status" className="mt-24 grid gap-16">
      <span className="sr-only">{texts().common.loading()}</span>
      <Skeleton className="mb-8 h-256 rounded-lg" />
      {places(PARTS).map((place) => (
        <Skeleton key={place} className="h-240" />
      ))}
    </div>
  );
}

/** /balancetips: what cash, bonus and withdrawable mean, with the player's own figures (PRO-06). */
export function BalanceTipsScreen() {
  const { tips } = texts().records;
  const balance = useWalletBalance({});
  const underWay = useMoneyUnderWay();
  return (
    <div className="px-24">
      <h1 className="pt-32 font-bold text-xl">{tips.title()}</h1>
      {balance.isPending && <TipsSkeleton />}
      {balance.isError && !balance.data && (
        <ListFailure of="balance" onRetry={() => void balance.refetch()} />
      )}
      {balance.data && <Explained balance={balance.data} underWay={underWay} />}
    </div>
  );
}
