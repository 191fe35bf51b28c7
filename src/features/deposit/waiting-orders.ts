import type { RechargeOrder } from '../../api/generated/contract.schemas.ts';
import { useApp } from '../../lib/app.ts';
import { isSettled, retryOf } from '../../lib/read.ts';
import { useStore } from '../../lib/store.ts';
import { useGivenUpOrders } from '../../session/given-up-orders.ts';
import { useLatestOrders } from '../../session/latest-orders.ts';
import { useTimeNow } from '../../ui/use-time.ts';
import { depositOutcomes } from './outcome/deposit-outcomes.ts';
import { STATUS_PENDING } from './outcome/outcome-flow.ts';

/** In ms: an unpaid order counts as waiting this long if the server gives no expiry. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

function isWaiting({ status, createdAt, expiresAt }: RechargeOrder, now: number): boolean {
  if (status !== 0 && status !== STATUS_PENDING) return false;
  if (expiresAt !== undefined) return now < Date.parse(expiresAt);
  return status === STATUS_PENDING || now - Date.parse(createdAt) < FORGOTTEN_MS;
}

interface WaitingOrders {
  orders: readonly RechargeOrder[];
  isSettled: boolean;
  onRetry?: (() => void) | undefined;
}

/** The player's open deposits that were not given up, newest first; no list when it could not be loaded. */
export function useWaitingOrders(isFresh = false): WaitingOrders {
  const app = useApp();
  const outcomes = useStore(depositOutcomes(app).store, (state) => state.outcomes);
  const latest = useLatestOrders(isFresh);
  const givenUp = useGivenUpOrders();
  const now = useTimeNow();
  if (!givenUp) return { orders: [], isSettled: false };
  const orders = new Map((latest.data?.list ?? []).map((order) => [order.id, order]));
  for (const [id, outcome] of outcomes)
    if ('order' in outcome && outcome.order) orders.set(id, outcome.order);
  const waiting = [...orders.values()].filter((order) => isWaiting(order, now) && !givenUp.has(order.id));
  return { orders: waiting, isSettled: isSettled(latest), onRetry: retryOf(latest) };
}
