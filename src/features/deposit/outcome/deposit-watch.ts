import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../../api/call-error.ts';
import { rechargeOrders, rechargeQueryPay } from '../../../api/generated/recharge/recharge.ts';
import { onRecharge } from '../../../realtime/recharge-events.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../../session/session-store.ts';
import { readPageMemory, writePageMemory } from '../page-memory.ts';
import { carryOut } from './carry-out.ts';
import { type DepositEvent, nextOutcome } from './deposit-outcome.ts';
import { dropAllOutcomes, dropOutcome, followedOrders, keepOutcome, outcomeOf } from './deposit-outcomes.ts';

/** The player's latest orders: what is pending among them is followed, the newest one is the last choice (DEP-01). */
export const LATEST_ORDERS = { pageNum: 1, pageSize: 20 };

let client: QueryClient | undefined;
let isListKnown = false;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * The current state of an order, or why it is not known. A call of its own and no cached query: the poll is its own
 * retry, a poll that fails is nothing to toast about, and the cache is emptied at login, just when the watch begins.
 */
async function ask(id: string): Promise<DepositEvent> {
  try {
    const order = await rechargeQueryPay({ id });
    // A guest's answer is empty (NET-08).
    return order.id === undefined ? { type: 'unanswered' } : { type: 'answered', order };
  } catch (error) {
    return error instanceof CallError && error.kind === 'refused'
      ? { type: 'refused' }
      : { type: 'unanswered' };
  }
}

/** Lets a reload of this entry go on with what is followed now. */
function rememberOpen(): void {
  // Before the session is restored nothing is followed yet, and what the entry remembers is still to be read.
  if (!isLoggedIn()) return;
  const open = followedOrders();
  // A change of the entry's memory is a change of the entry: writing the same again would never end.
  if (open.join() !== (readPageMemory().open ?? []).join()) writePageMemory({ open });
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
  rememberOpen();
  if (outcome.state !== 'following') stopTimer(id);
  for (const effect of effects) {
    if (effect.do === 'ask') {
      stopTimer(id);
      const epoch = currentEpoch();
      void ask(id).then((answer) => epoch === currentEpoch() && take(id, answer));
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

/**
 * Follows an order to its end and tells the player once, wherever he is by then (DEP-04). An outcome that this history
 * entry has told already, before a reload or a step back, is not told again.
 */
export function followDeposit(orderId: string): void {
  take(orderId, { type: readPageMemory().told?.includes(orderId) ? 'reopened' : 'followed' });
}

/** Leaves an order to the page that the bank returns to; this entry will not tell its outcome again. */
export function leaveDepositToReturn(orderId: string): void {
  stopTimer(orderId);
  dropOutcome(orderId);
  rememberOpen();
  writePageMemory({ told: [...(readPageMemory().told ?? []), orderId] });
}

/** Asks at once about everything that is pending: after a reconnect, in the foreground again, online again (RT-03). */
export function recheckDeposits(): void {
  if (!isListKnown) void followPending();
  for (const id of followedOrders()) take(id, { type: 'due' });
}

function stopAll(): void {
  for (const id of [...timers.keys()]) stopTimer(id);
  dropAllOutcomes();
  isListKnown = false;
}

/** Pending orders of the player: those paid on another device or before a reload are followed here as well. */
async function followPending(): Promise<void> {
  if (!isLoggedIn()) return;
  const epoch = currentEpoch();
  for (const id of readPageMemory().open ?? []) followDeposit(id);
  const page = await rechargeOrders(LATEST_ORDERS).catch(() => undefined);
  if (epoch !== currentEpoch() || !page?.list) return;
  isListKnown = true;
  // An order of status 0 is not paid yet: nothing can become of it without the player.
  for (const order of page.list.filter(({ status }) => status !== 0))
    take(order.id, { type: 'listed', order });
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
    if (isLogin) void followPending();
    else writePageMemory({ open: [], told: [] });
  });
  addEventListener('online', recheckDeposits);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && recheckDeposits(),
  );
  // A new entry knows nothing yet. Saving at `pagehide` would be too late: the history is closed by then.
  window.navigation?.addEventListener('currententrychange', rememberOpen);
  void followPending();
}
