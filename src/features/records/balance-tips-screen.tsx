import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { Balance } from '../../api/generated/contract.schemas.ts';
import { useWalletBalance } from '../../api/generated/wallet-balance.ts';
import { useWithdrawOrders } from '../../api/generated/withdraw.ts';
import { texts } from '../../i18n/texts.ts';
import { type App, useApp } from '../../lib/app.ts';
import { formatAmount, formatMinor, type Minor, sumOf, toMinor } from '../../lib/money.ts';
import { type Read, readAs, retryOf } from '../../lib/read.ts';
import { isFinalStatus } from '../../session/order-status.ts';
import { payableOf } from '../../session/typed-amount.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';
import { BigAmount } from '../../ui/big-amount.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RetryLine } from '../../ui/more-rows.tsx';
import { QueryView } from '../../ui/query-view.tsx';

const BLOCKS = ['mb-8 h-256 rounded-lg', 'h-240', 'h-240', 'h-240'];
const LATEST = { pageNum: 1, pageSize: 20 } as const;

/** Money that has left the balance and not reached the bank; undefined if an amount cannot be read. */
function useMoneyUnderWay(): Read<{ sum: Minor | undefined }> {
  const orders = useWithdrawOrders(LATEST, { query: { meta: { isQuiet: true } } });
  useMoneyChanges(orders);
  const open = orders.data?.list.filter(({ status }) => !isFinalStatus(status));
  return readAs(orders, open && { sum: sumOf(open.map(({ amount }) => toMinor(amount))) });
}

interface BalanceItemProps {
  icon: IconName;
  name: string;
  amount: string;
  text: string;
  dot?: string;
}

function BalanceItem({ icon, name, amount, text, dot }: BalanceItemProps) {
  return (
    <li className="rounded-md bg-surface px-28 py-24">
      <div className="flex flex-wrap items-center justify-between gap-x-24 gap-y-4">
        <h2 className="flex items-center gap-14 font-semibold text-md">
          {dot ? (
            <span aria-hidden="true" className={clsx('size-20 shrink-0 rounded-full', dot)} />
          ) : (
            <Icon name={icon} className="size-36 shrink-0 text-muted" />
          )}
          <span>{name}</span>
        </h2>
        <strong translate="no" className="tabular font-bold text-gold text-md">
          {amount}
        </strong>
      </div>
      <p className="mt-10 text-base text-muted leading-relaxed">{text}</p>
    </li>
  );
}

/** Width in percent of the bar; a part above zero is always visible. */
function widthOf(part: Minor, whole: Minor): number {
  if (whole === 0n || part === 0n) return 0;
  return Math.min(97, Math.max(3, Number((part * 1000n) / whole) / 10));
}

function BalanceBar({ cash, bonus }: { cash: Minor; bonus: Minor }) {
  const { tips } = texts().records;
  const bonusWidth = cash === 0n && bonus > 0n ? 100 : widthOf(bonus, cash + bonus);
  const names = [
    { name: tips.cash.name(), look: 'bg-gold' },
    { name: tips.bonus.name(), look: 'bg-gold-deep' },
  ];
  return (
    <>
      <span aria-hidden="true" className="flex h-20 gap-4 overflow-hidden rounded-full bg-raised">
        {cash > 0n && <span className="flex-1 rounded-full bg-gold" />}
        {bonus > 0n && <span style={{ width: `${bonusWidth}%` }} className="rounded-full bg-gold-deep" />}
      </span>
      <p aria-hidden="true" className="mt-12 flex flex-wrap gap-x-28 text-muted text-xs">
        {names.map(({ name, look }) => (
          <span key={name} className="flex items-center gap-8">
            <span className={clsx('size-16 rounded-full', look)} />
            <span>{name}</span>
          </span>
        ))}
      </p>
    </>
  );
}

function withdrawableText(app: App, { withdrawable, cash, currencyAlias: currency }: Balance): string {
  const { failed, tips } = texts().records;
  const words = tips.withdrawable;
  const minor = toMinor(withdrawable);
  if (minor === undefined) return failed.text();
  const payable = payableOf(app, minor);
  if (payable <= 0n) return words.none();
  const amount = formatMinor(payable);
  return payable === toMinor(cash) ? words.all({ amount, currency }) : words.part({ amount, currency });
}

function Explained({ balance, underWay }: { balance: Balance; underWay: Minor | undefined }) {
  const app = useApp();
  const { failed, tips } = texts().records;
  const { total, cash, bonus, withdrawable, currencyAlias: currency } = balance;
  const bonusMinor = toMinor(bonus);
  return (
    <>
      <section aria-label={tips.total()} className="mt-24 rounded-lg bg-surface px-32 py-28">
        <p className="text-muted text-sm">{tips.total()}</p>
        <BigAmount amount={formatAmount(total)} currency={currency} className="mt-4 mb-24" />
        <BalanceBar cash={toMinor(cash) ?? 0n} bonus={bonusMinor ?? 0n} />
      </section>
      <ul className="mt-24 grid gap-16">
        <BalanceItem
          icon="deposit"
          dot="bg-gold"
          name={tips.cash.name()}
          amount={formatAmount(cash)}
          text={tips.cash.text()}
        />
        <BalanceItem
          icon="gift"
          dot="bg-gold-deep"
          name={tips.bonus.name()}
          amount={formatAmount(bonus)}
          text={
            bonusMinor === undefined
              ? failed.text()
              : bonusMinor > 0n
                ? tips.bonus.text({ amount: formatAmount(bonus), currency })
                : tips.bonus.none()
          }
        />
        <BalanceItem
          icon="withdraw"
          name={tips.withdrawable.name()}
          amount={formatAmount(withdrawable)}
          text={withdrawableText(app, balance)}
        />
        {underWay !== undefined && underWay > 0n && (
          <BalanceItem
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

/** /balancetips: explains cash, bonus and withdrawable with the player's own figures (PRO-06). */
export function BalanceTipsScreen() {
  const { records } = texts();
  const { tips, failed } = records;
  const balance = useWalletBalance({});
  const underWay = useMoneyUnderWay();
  const onRetry = retryOf(underWay);
  return (
    <div className="px-24">
      <h1 className="pt-32 font-bold text-xl">{tips.title()}</h1>
      <QueryView
        query={balance}
        loading={<Loading blocks={BLOCKS} className="mt-24 grid gap-16" />}
        failed={(onRetry) => <Failure title={failed.balance()} text={failed.text()} onRetry={onRetry} />}
      >
        {(data) => <Explained balance={data} underWay={underWay.data?.sum} />}
      </QueryView>
      {onRetry && <RetryLine text={failed.underWay()} onRetry={onRetry} />}
    </div>
  );
}
