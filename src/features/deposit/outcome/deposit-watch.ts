import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder } from '../../../api/generated/model/index.ts';
import {
  getRechargeOrdersQueryOptions,
  getRechargeQueryPayQueryOptions,
} from '../../../api/generated/recharge/recharge.ts';
import { onRecharge } from '../../../realtime/recharge-events.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../../session/session-store.ts';
import { readPageMemory, writePageMemory } from '../page-memory.ts';
import { carryOut } from './carry-out.ts';
import { type DepositEvent, nextOutcome } from './deposit-outcome.ts';
import { dropAllOutcomes, dropOutcome, followedOrders, keepOutcome, outcomeOf } from './deposit-outcomes.ts';

/** The player's latest orders: what is pending among them is followed, the newest one is the last choice (DEP-01). */
export const LATEST_ORDERS = { pageNum: 1, pageSize: 20 };

let client: QueryClient | undefined;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The current state of an order, or why it is not known. */
async function ask(queryClient: QueryClient, id: string): Promise<DepositEvent> {
  try {
    const order = await queryClient.fetchQuery({
      ...getRechargeQueryPayQueryOptions({ id }),
      staleTime: 0,
      // The poll is its own retry, and a poll that fails is nothing to toast about.
      retry: false,
      meta: { isQuiet: true },
    });
    // A guest's answer is empty (NET-08).
    return order.id === undefined ? { type: 'unanswered' } : { type: 'answered', order };
  } catch (error) {
    return error instanceof CallError && error.kind === 'refused' ? { type: 'refused' } : { type: 'unanswered' };
  }
}

function stopTimer(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Takes one event into an order's machine and carries its effects out. */
function take(id: string, event: DepositEvent): void {
  const queryClient = client;
  if (!queryClient || !isLoggedIn()) return;
  const [outcome, effects] = nextOutcome(outcomeOf(id), event);
  keepOutcome(id, outcome);
  if (outcome.state !== 'following') stopTimer(id);
  for (const effect of effects) {
    if (effect.do === 'ask') {
      stopTimer(id);
      const epoch = currentEpoch();
      void ask(queryClient, id).then((answer) => epoch === currentEpoch() && take(id, answer));
    } else if (effect.do === 'ask-later') {
      stopTimer(id);
      timers.set(
        id,
        setTimeout(() => take(id, { type: 'due' }), effect.delayMs),
      );
    } else {
      carryOut(queryClient, effect);
      if (effect.do === 'notify') writePageMemory({ told: [...(readPageMemory().told ?? []), id] });
    }
  }
}

/** Follows an order to its end and tells the player, wherever he is by then (DEP-04). */
export function followDeposit(orderId: string): void {
  take(orderId, { type: 'followed' });
}

/** Shows an order that is named in the address: told once, also over reloads and steps back. */
export function reopenDeposit(orderId: string): void {
  take(orderId, { type: readPageMemory().told?.includes(orderId) ? 'reopened' : 'followed' });
}

/** Leaves an order to the page that the bank returns to; this entry will not tell its outcome again. */
export function leaveDepositToReturn(orderId: string): void {
  stopTimer(orderId);
  dropOutcome(orderId);
  writePageMemory({ told: [...(readPageMemory().told ?? []), orderId] });
}

/** Asks at once about everything that is pending: after a reconnect, in the foreground again, online again (RT-03). */
export function recheckDeposits(): void {
  for (const id of followedOrders()) take(id, { type: 'due' });
}

function stopAll(): void {
  for (const id of [...timers.keys()]) stopTimer(id);
  dropAllOutcomes();
}

/** Pending orders of the player: those paid on another device or before a reload are followed here as well. */
async function followPending(queryClient: QueryClient): Promise<void> {
  if (!isLoggedIn()) return;
  const epoch = currentEpoch();
  for (const id of readPageMemory().open ?? []) followDeposit(id);
  const page = await queryClient
    .fetchQuery({ ...getRechargeOrdersQueryOptions(LATEST_ORDERS), meta: { isQuiet: true } })
    .catch(() => undefined);
  if (epoch !== currentEpoch()) return;
  // An order of status 0 is not paid yet: nothing can become of it without the player.
  const isUnderWay = (order: RechargeOrder) => order.status !== 0;
  for (const order of page?.list?.filter(isUnderWay) ?? []) take(order.id, { type: 'listed', order });
}

/**
 * Follows the player's deposits for as long as the page lives. Call once after login; further calls do nothing.
 * Every order in it is told once, whatever tells first: socket, poll, return from the bank or reload.
 */
export function startDepositWatch({ queryClient }: { queryClient: QueryClient }): void {
  if (client) return;
  client = queryClient;
  onRecharge(({ orderId }) => take(orderId, { type: 'announced' }));
  onSessionChange((isLogin) => {
    stopAll();
    if (isLogin) void followPending(queryClient);
  });
  addEventListener('online', recheckDeposits);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && recheckDeposits());
  addEventListener('pagehide', () => writePageMemory({ open: followedOrders() }));
  void followPending(queryClient);
}
