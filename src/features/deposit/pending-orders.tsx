import { Link } from '@tanstack/react-router';
import type { RechargeOrder } from '../../api/generated/contract.schemas.ts';
import { marketClock } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { formatMinor } from '../../lib/money.ts';
import { retryOf } from '../../lib/read.ts';
import { useStore } from '../../lib/store.ts';
import { giveUpOrder, useGivenUpOrders } from '../../session/given-up-orders.ts';
import { useLatestOrders } from '../../session/latest-orders.ts';
import { useBalance } from '../../session/use-player.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { useCommonFailure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTimeNow } from '../../ui/use-time-now.ts';
import { totalOf } from './deposit-calls.ts';
import { depositOutcomes } from './outcome/deposit-outcomes.ts';
import { STATUS_PENDING } from './outcome/outcome-flow.ts';
import { GiveUpButton } from './payment/give-up-button.tsx';

/** In ms: an unpaid order counts as waiting this long if the server gives no expiry. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

function isWaiting({ status, createdAt, expiresAt }: RechargeOrder, now: number): boolean {
  if (status !== 0 && status !== STATUS_PENDING) return false;
  if (expiresAt !== undefined) return now < Date.parse(expiresAt);
  return status === STATUS_PENDING || now - Date.parse(createdAt) < FORGOTTEN_MS;
}

/** The player's open deposits that were not given up, newest first; no list when it could not be loaded. */
function useWaitingOrders(): { orders: readonly RechargeOrder[]; onRetry?: (() => void) | undefined } {
  const app = useApp();
  const outcomes = useStore(depositOutcomes(app).store, (state) => state.outcomes);
  const latest = useLatestOrders();
  const givenUp = useGivenUpOrders();
  const now = useTimeNow();
  if (!givenUp) return { orders: [] };
  const orders = new Map((latest.data?.list ?? []).map((order) => [order.id, order]));
  for (const [id, outcome] of outcomes)
    if ('order' in outcome && outcome.order) orders.set(id, outcome.order);
  const waiting = [...orders.values()].filter((order) => isWaiting(order, now) && !givenUp.has(order.id));
  return { orders: waiting, onRetry: retryOf(latest) };
}

interface PendingOrdersProps {
  /** Set over a game, where the address stays: continues an order there. */
  onOpen?: ((orderId: string) => void) | undefined;
}

/** Lists waiting deposits, so that nobody pays twice (DEP-10). */
export function PendingOrders(props: PendingOrdersProps) {
  return (
    <Boundary>
      <OrderList {...props} />
    </Boundary>
  );
}

function OrderList({ onOpen }: PendingOrdersProps) {
  const app = useApp();
  const { pending } = texts().deposit;
  const { orders, onRetry } = useWaitingOrders();
  const isSaid = useCommonFailure(({ failure }) => failure !== undefined);
  const currency = useBalance()?.currencyAlias ?? '';
  if (onRetry && !isSaid && orders.length === 0) {
    return (
      <p className="my-24 flex items-center justify-between gap-16 text-muted text-sm">
        <span>{pending.failed()}</span>
        <Button tone="quiet" size="small" onClick={onRetry}>
          {texts().common.retry()}
        </Button>
      </p>
    );
  }
  if (orders.length === 0) return null;
  return (
    <ul aria-label={pending.label()} className="my-24 grid gap-16">
      {orders.map((order) => {
        const { id, status, createdAt, expiresAt } = order;
        const amount = `${formatMinor(totalOf(order))} ${currency}`;
        const resume = { 'aria-label': `${pending.resume()}: ${amount}` };
        return (
          <li key={id} className="rounded-md border border-edge bg-surface px-28 pt-24 pb-16">
            <div className="flex items-center gap-20">
              <Icon name="clock" className="size-44 shrink-0 text-muted" />
              <p className="min-w-0 flex-1 text-base leading-snug">
                <span className="flex flex-wrap items-baseline justify-between gap-x-16">
                  <span>{status === STATUS_PENDING ? pending.open() : pending.unpaid()}</span>
                  <strong translate="no" className="tabular font-semibold text-gold">
                    {amount}
                  </strong>
                </span>
                <span className="text-muted text-sm">
                  {expiresAt
                    ? pending.until({ time: marketClock(expiresAt) })
                    : pending.since({ time: marketClock(createdAt) })}
                </span>
              </p>
            </div>
            <div className="mt-12 flex flex-wrap items-center justify-end gap-12">
              <GiveUpButton
                size="small"
                aria-label={`${pending.giveUp()}: ${amount}`}
                onGiveUp={() => void giveUpOrder(app, id)}
              >
                {pending.giveUp()}
              </GiveUpButton>
              {onOpen ? (
                <Button tone="quiet" size="small" {...resume} onClick={() => onOpen(id)}>
                  {pending.resume()}
                </Button>
              ) : (
                <Link
                  to="/deposit"
                  search={{ order: id }}
                  {...resume}
                  className={buttonLook({ tone: 'quiet', size: 'small' })}
                >
                  {pending.resume()}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
