import { Link } from '@tanstack/react-router';
import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import type { Read } from '../../lib/read.ts';
import { STATE_TONES, withdrawalState } from '../../session/order-status.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RetryLine } from '../../ui/more-rows.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { StateChip } from '../../ui/state-chip.tsx';

const SHOWN = 5;
const BLOCKS = Array.from({ length: 3 }, () => 'h-128');

interface RecentWithdrawalsProps {
  withdrawals: Read<WithdrawOrder[]>;
  methods: readonly WithdrawMethod[];
}

function List({ withdrawals, methods }: RecentWithdrawalsProps) {
  const { withdraw } = texts();
  return (
    <QueryView
      query={withdrawals}
      loading={<Loading label={withdraw.recent.loading()} blocks={BLOCKS} className="grid gap-12" />}
      failed={(onRetry) => <RetryLine text={withdraw.recent.failed()} onRetry={onRetry} />}
      empty={<p className="text-base text-muted">{withdraw.recent.empty()}</p>}
    >
      {(orders) => (
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
                    <strong translate="no" className="tabular font-semibold text-gold text-md">
                      {formatAmount(order.amount)}
                    </strong>
                    <StateChip tone={STATE_TONES[withdrawalState(order)]}>
                      {withdraw.states[withdrawalState(order)]()}
                    </StateChip>
                  </span>
                  <span className="mt-6 block text-muted text-xs leading-snug">
                    {`${methods.find(({ code }) => code === order.paymentMethod)?.name ?? order.paymentMethod} · ${marketTime(order.createdAt)}`}
                  </span>
                </span>
                <Icon name="right" className="size-32 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

export function RecentWithdrawals(props: RecentWithdrawalsProps) {
  const { withdraw } = texts();
  const hasMore = (props.withdrawals.data?.length ?? 0) > 0;
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
