import { Link } from '@tanstack/react-router';
import type { WithdrawMethod } from '../../api/generated/contract.schemas.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { STATE_TONES, withdrawalState } from '../../session/order-status.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RetryLine } from '../../ui/more-rows.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import type { useWithdrawals } from './use-withdrawals.ts';

const SHOWN = 5;
const BLOCKS = Array.from({ length: 3 }, () => 'h-128');

interface RecentWithdrawalsProps {
  withdrawals: ReturnType<typeof useWithdrawals>;
  methods: readonly WithdrawMethod[];
}

function List({ withdrawals, methods }: RecentWithdrawalsProps) {
  const { withdraw } = texts();
  const { orders, hasFailed, retry } = withdrawals;
  if (hasFailed) {
    return <RetryLine text={withdraw.recent.failed()} onRetry={retry} />;
  }
  if (!orders) {
    return <Loading label={withdraw.recent.loading()} blocks={BLOCKS} className="grid gap-12" />;
  }
  if (orders.length === 0) return <p className="text-base text-muted">{withdraw.recent.empty()}</p>;
  return (
    <ul className="grid gap-12">
      {orders.slice(0, SHOWN).map((order) => (
        <li key={order.id}>
          <Link
            to="/withdraw"
            search={{ order: order.id }}
            className="press flex min-h-128 items-center gap-16 rounded-md bg-surface py-16 pr-16 pl-24"
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center justify-between gap-x-16 gap-y-6">
                <strong className="tabular font-semibold text-gold text-md">
                  {formatAmount(order.amount)}
                </strong>
                <StateChip tone={STATE_TONES[withdrawalState(order)]}>
                  {withdraw.states[withdrawalState(order)]()}
                </StateChip>
              </span>
              <span className="mt-6 block text-muted text-xs leading-snug">
                {methods.find(({ code }) => code === order.paymentMethod)?.name ?? order.paymentMethod}
                {' · '}
                {marketTime(order.createdAt)}
              </span>
            </span>
            <Icon name="right" className="size-32 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function RecentWithdrawals(props: RecentWithdrawalsProps) {
  const { withdraw } = texts();
  const hasMore = (props.withdrawals.orders?.length ?? 0) > 0;
  return (
    <TitledSection title={withdraw.recent.title()} className="mt-56">
      <List {...props} />
      {hasMore && (
        <Link
          to="/transactions"
          search={{ tab: 'withdrawals' }}
          className={buttonLook({ tone: 'ghost', wide: true })}
        >
          {withdraw.order.all()}
        </Link>
      )}
    </TitledSection>
  );
}
