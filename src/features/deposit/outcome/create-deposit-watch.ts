import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { rechargeOrders, rechargeQueryPay } from '../../../api/generated/recharge/recharge.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../../session/session-store.ts';
import type { MemoryPort } from '../deposit-memory.ts';
import { type DepositEffect, type DepositEvent, nextOutcome } from './deposit-outcome.ts';
import type { Outcomes } from './deposit-outcomes.ts';

/** The player's latest orders: what is pending among them is followed, the newest one is the last choice (DEP-01). */
export const LATEST_ORDERS = { pageNum: 1, pageSize: 20 };

export interface WatchPorts {
  memory: MemoryPort;
  outcomes: Outcomes;
  /** Does what an order's machine asks for, but for the questions. */
  carryOut: (effect: Exclude<DepositEffect, { do: 'ask' | 'ask-later' }>) => void;
  /** An order was found to have an end, told before or not. */
  onEnd: (orderId: string) => void;
  /** The socket's announcements. @returns a function that stops listening */
  onAnnounced: (listener: (event: { orderId: string }) => void) => () => void;
}

export interface DepositWatch {
  /** Remembers an order whose payment is about to start: from now on its outcome is owed to the player. */
  expect: (orderId: string) => void;
  /** Follows an order to its end and tells the player once, wherever he is by then (DEP-04). */
  follow: (orderId: string) => void;
  /** Stops asking about an order on this page; the page that the bank returns to goes on with it. */
  leave: (orderId: string) => void;
  /** Asks at once about everything that is on its way: in the foreground again, online again. */
  recheck: () => void;
  /** The same, and about what was never heard of: the connection was down (RT-03). */
  catchUp: () => void;
  stop: () => void;
}

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

/** An order of status 0 is not paid yet: nothing can become of it without the player. */
const isUnderWay = ({ status }: RechargeOrder) => status !== 0;

/**
 * Follows the player's deposits from now on. Every order in it is told once, whatever tells first: socket, poll,
 * return from the bank, reload or another tab.
 */
export function createDepositWatch(ports: WatchPorts): DepositWatch {
  const { memory, outcomes, carryOut } = ports;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isListKnown = false;
  let isStopped = false;

  const stopTimer = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };

  /** Takes one event into an order's machine and carries its effects out. */
  function take(id: string, event: DepositEvent): void {
    if (isStopped || !isLoggedIn()) return;
    const [outcome, effects] = nextOutcome(outcomes.of(id), event);
    outcomes.keep(id, outcome);
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
      } else carryOut(effect);
    }
    if (outcome.state === 'succeeded' || outcome.state === 'failed') ports.onEnd(id);
    if (outcome.state === 'missing') forget(id);
  }

  /** Nothing can become of it: it is owed to nobody. */
  function forget(id: string): void {
    const { open } = memory.read();
    if (open.includes(id)) memory.change({ open: open.filter((other) => other !== id) });
  }

  function follow(id: string): void {
    const { open, told } = memory.read();
    // An address alone, from a history or a message, says nothing new of an end that lies behind.
    const isOwed = open.includes(id) && !told.includes(id);
    take(id, { type: isOwed ? 'followed' : 'reopened' });
  }

  /** Orders of the player: those paid on another device or before a reload are followed here as well. */
  async function followLatest(): Promise<void> {
    if (isStopped || !isLoggedIn()) return;
    const epoch = currentEpoch();
    const wasKnown = isListKnown;
    for (const id of memory.read().open) follow(id);
    const page = await rechargeOrders(LATEST_ORDERS).catch(() => undefined);
    if (epoch !== currentEpoch() || !page?.list) return;
    isListKnown = true;
    for (const order of page.list.filter(isUnderWay)) {
      // Paid elsewhere since the list was seen last, and announced while nobody could hear it.
      const isNews = wasKnown && outcomes.of(order.id).state === 'unknown';
      take(order.id, isNews ? { type: 'announced' } : { type: 'listed', order });
    }
  }

  const recheck = () => {
    if (!isListKnown) void followLatest();
    for (const id of outcomes.followed()) take(id, { type: 'due' });
  };

  function reset(): void {
    for (const id of [...timers.keys()]) stopTimer(id);
    outcomes.dropAll();
    isListKnown = false;
  }

  const ends = [
    ports.onAnnounced(({ orderId }) => take(orderId, { type: 'announced' })),
    onSessionChange((isLogin) => {
      reset();
      if (isLogin) void followLatest();
    }),
  ];
  void followLatest();

  return {
    expect(id) {
      const { open, told } = memory.read();
      if (!open.includes(id) && !told.includes(id)) memory.change({ open: [...open, id] });
    },
    follow,
    leave(id) {
      stopTimer(id);
      outcomes.drop(id);
    },
    recheck,
    catchUp() {
      for (const id of outcomes.followed()) take(id, { type: 'due' });
      void followLatest();
    },
    stop() {
      isStopped = true;
      for (const end of ends) end();
      reset();
    },
  };
}
