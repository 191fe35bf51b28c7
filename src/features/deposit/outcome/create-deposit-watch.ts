import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder, RechargeOrderPage } from '../../../api/generated/contract.schemas.ts';
import { rechargeQueryPay } from '../../../api/generated/recharge.ts';
import type { App } from '../../../lib/app.ts';
import { phoneNow } from '../../../lib/phone-now.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../../session/session-store.ts';
import type { CarriedOut } from './deposit-effects.ts';
import { type DepositEvent, nextOutcome } from './deposit-outcome.ts';
import type { Outcomes } from './deposit-outcomes.ts';

/** Outcomes come within minutes; older orders only take up room. */
const EXPECTED_AT_MOST = 50;

export interface WatchPorts {
  /** Orders paid in this tab whose outcome is still to be shown: they outlive reloads and the visit to the bank. */
  expected: { read: () => unknown; write: (ids: readonly string[]) => void };
  outcomes: Outcomes;
  /**
   * The player's latest orders: what is pending among them is followed.
   * @param isFresh asked for now; otherwise what the page has asked for already will do
   */
  latestOrders: (isFresh: boolean) => Promise<RechargeOrderPage>;
  /** Does what an order's machine asks for, but for the questions (deposit-effects.ts). */
  carryOut: (effect: CarriedOut, announcedAt: number | undefined, onShown: () => void) => void;
  /** An order was found to be final, known before or not. */
  onEnd: (orderId: string, hasFailed: boolean) => void;
  /** The socket's announcements. @returns a function that stops listening */
  onAnnounced: (listener: (event: { orderId: string }) => void) => () => void;
}

export type DepositWatch = ReturnType<typeof createDepositWatch>;

/**
 * The current state of an order, or why it is not known. A call of its own and no cached query: the poll is its own
 * retry, and one that fails shows no toast.
 */
async function ask(id: string): Promise<DepositEvent> {
  try {
    const order = await rechargeQueryPay({ id });
    // A guest's answer is empty (NET-08).
    return order.id === undefined ? { type: 'unanswered' } : { type: 'answered', order };
  } catch (error) {
    // Only this says that there is no such order: a bank in maintenance says nothing about it.
    const isMissing = error instanceof CallError && error.code === 'unknown-order';
    return { type: isMissing ? 'missing' : 'unanswered' };
  }
}

/** An order of status 0 is not paid yet: nothing can become of it without the player. */
const isUnderWay = ({ status }: RechargeOrder) => status !== 0;

/**
 * Follows the player's deposits from now on. The outcome of each shows once, whatever brings it first: socket, poll,
 * return from the bank, reload or another tab.
 */
export function createDepositWatch(app: App, ports: WatchPorts) {
  const { expected, outcomes, carryOut } = ports;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** When the socket said first that an order is final, ms since 1970. */
  const announcedAt = new Map<string, number>();
  let isListKnown = false;
  let isStopped = false;

  const stopTimer = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };

  const expectedIds = (): string[] => {
    const ids = expected.read();
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  };
  const forget = (id: string) => expected.write(expectedIds().filter((other) => other !== id));

  /** Sends one event to an order's machine and carries its effects out. */
  function handle(id: string, event: DepositEvent): void {
    if (isStopped || !isLoggedIn(app)) return;
    const [outcome, effects] = nextOutcome(outcomes.of(id), event);
    outcomes.keep(id, outcome);
    if (outcome.state !== 'following') stopTimer(id);
    for (const effect of effects) {
      if (effect.do === 'ask') {
        stopTimer(id);
        const epoch = currentEpoch(app);
        void ask(id).then((answer) => epoch === currentEpoch(app) && handle(id, answer));
      } else if (effect.do === 'ask-later') {
        stopTimer(id);
        timers.set(
          id,
          setTimeout(() => handle(id, { type: 'due' }), effect.delayMs),
        );
      } else carryOut(effect, announcedAt.get(id), () => forget(id));
    }
    if (outcome.state === 'succeeded' || outcome.state === 'failed')
      ports.onEnd(id, outcome.state === 'failed');
    if (outcome.state === 'missing') forget(id);
  }

  /** Follows an order to its outcome, which shows once, on whatever screen the player is by then (DEP-04). */
  function follow(id: string): void {
    // An address alone, from a history or a message, does not show the outcome of an order of the past again.
    handle(id, { type: expectedIds().includes(id) ? 'followed' : 'reopened' });
  }

  /** Orders of the player: those paid on another device or before a reload are followed here as well. */
  async function followLatest(isFresh: boolean): Promise<void> {
    if (isStopped || !isLoggedIn(app)) return;
    const epoch = currentEpoch(app);
    const wasKnown = isListKnown;
    for (const id of expectedIds()) follow(id);
    const page = await ports.latestOrders(isFresh).catch(() => undefined);
    if (epoch !== currentEpoch(app) || !page?.list) return;
    isListKnown = true;
    for (const order of page.list.filter(isUnderWay)) {
      // Paid elsewhere since the list was seen last, and announced while the socket was down.
      const isNews = wasKnown && outcomes.of(order.id).state === 'unknown';
      handle(order.id, isNews ? { type: 'announced' } : { type: 'listed', order });
    }
  }

  /** Asks at once about everything that is pending: in the foreground again, online again. */
  const recheck = () => {
    if (!isListKnown) void followLatest(true);
    for (const id of outcomes.followed()) handle(id, { type: 'due' });
  };

  function reset(): void {
    for (const id of [...timers.keys()]) stopTimer(id);
    outcomes.dropAll();
    isListKnown = false;
  }

  const ends = [
    ports.onAnnounced(({ orderId }) => {
      if (!announcedAt.has(orderId)) announcedAt.set(orderId, phoneNow());
      handle(orderId, { type: 'announced' });
    }),
    onSessionChange(app, (isLogin) => {
      reset();
      if (isLogin) void followLatest(true);
    }),
  ];
  void followLatest(false);

  return {
    /** Remembers an order whose payment is about to start: its outcome is to be shown. */
    expect(id: string) {
      const ids = expectedIds();
      if (!ids.includes(id)) expected.write([...ids, id].slice(-EXPECTED_AT_MOST));
    },
    follow,
    /** Stops asking about an order on this page; the page that the bank returns to goes on with it. */
    leave(id: string) {
      stopTimer(id);
      outcomes.drop(id);
    },
    recheck,
    /** The same, and about orders that were never announced here: the connection was down (RT-03). */
    catchUp() {
      for (const id of outcomes.followed()) handle(id, { type: 'due' });
      void followLatest(true);
    },
    stop() {
      isStopped = true;
      for (const end of ends) end();
      reset();
    },
  };
}
