import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder, RechargeOrderPage } from '../../../api/generated/contract.schemas.ts';
import { rechargeQueryPay } from '../../../api/generated/recharge.ts';
import type { App } from '../../../lib/app.ts';
import { createFlow, type Flow } from '../../../lib/flow.ts';
import { combineCleanups } from '../../../lib/listen.ts';
import { phoneNow } from '../../../lib/phone-now.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../../session/session-store.ts';
import type { Outcomes } from './deposit-outcomes.ts';
import type { CarriedOut } from './outcome-effects.ts';
import { effectsOf, type OutcomeEvent, type OutcomeFlow, start, transition } from './outcome-flow.ts';

/** Outcomes come within minutes, so older orders need not be kept. */
const EXPECTED_AT_MOST = 50;

export interface WatchPorts {
  /** Orders paid in this tab whose outcome was not shown yet; they survive reloads and the visit to the bank. */
  expected: { read: () => unknown; write: (ids: readonly string[]) => void };
  outcomes: Outcomes;
  /** The player's latest orders. @param isFresh true fetches them; false accepts a cached answer */
  latestOrders: (isFresh: boolean) => Promise<RechargeOrderPage>;
  carryOut: (effect: CarriedOut, announcedAt: number | undefined, onShown: () => void) => void;
  /** Called for every final order, also one that was final before. */
  onEnd: (orderId: string, hasFailed: boolean) => void;
  onAnnounced: (listener: (event: { orderId: string }) => void) => () => void;
}

export type OutcomeRunner = ReturnType<typeof createOutcomeRunner>;

/** Not a cached query: the poll is its own retry, and a failed poll shows no toast. */
async function fetchOutcome(id: string): Promise<OutcomeEvent> {
  try {
    const order = await rechargeQueryPay({ id });
    return order.id === undefined ? { type: 'unanswered' } : { type: 'answered', order };
  } catch (error) {
    // Only this code means that the order does not exist; other errors, such as a bank in maintenance, leave it
    // unknown.
    const isMissing = error instanceof CallError && error.code === 'unknown-order';
    return { type: isMissing ? 'missing' : 'unanswered' };
  }
}

const isUnderWay = ({ status }: RechargeOrder) => status !== 0;

/** Follows the player's deposits: each outcome shows once, whichever source says it first. */
export function createOutcomeRunner(app: App, ports: WatchPorts) {
  const { expected, outcomes, carryOut } = ports;
  const flows = new Map<string, Flow<OutcomeFlow, OutcomeEvent>>();
  /** The first announcement of an order's end, ms since 1970. */
  const announcedAt = new Map<string, number>();
  let isListKnown = false;
  let isStopped = false;

  const expectedIds = (): string[] => {
    const ids = expected.read();
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  };
  const forget = (id: string) => expected.write(expectedIds().filter((other) => other !== id));

  const reportEnd = (id: string, { step }: OutcomeFlow) =>
    (step === 'succeeded' || step === 'failed') && ports.onEnd(id, step === 'failed');

  function flowOf(id: string): Flow<OutcomeFlow, OutcomeEvent> {
    const known = flows.get(id);
    if (known) return known;
    const flow = createFlow<OutcomeFlow, OutcomeEvent>(
      start,
      transition,
      (entered, dispatch, _isCurrent, before) => {
        outcomes.keep(id, entered);
        for (const effect of effectsOf(before, entered)) {
          // The flow itself rejects an answer that is too old.
          if (effect.do === 'fetch') void fetchOutcome(id).then(flow.send);
          else if (effect.do === 'fetch-later') setTimeout(() => dispatch({ type: 'due' }), effect.delayMs);
          else carryOut(effect, announcedAt.get(id), () => forget(id));
        }
        if (entered.step === 'missing') forget(id);
        reportEnd(id, entered);
      },
    );
    flows.set(id, flow);
    flow.start();
    return flow;
  }

  function handle(id: string, event: OutcomeEvent): void {
    if (isStopped || !isLoggedIn(app)) return;
    const flow = flowOf(id);
    const before = flow.state();
    flow.send(event);
    // The intent of an order that had ended before may have been stored since.
    if (flow.state() === before) reportEnd(id, before);
  }

  /** Follows an order to its outcome, which shows once on the player's current screen (DEP-04). */
  function follow(id: string): void {
    // An order that was opened only by an address (history, message) does not show an old outcome again.
    handle(id, { type: expectedIds().includes(id) ? 'followed' : 'reopened' });
  }

  async function followLatest(isFresh: boolean): Promise<void> {
    if (isStopped || !isLoggedIn(app)) return;
    const epoch = currentEpoch(app);
    const wasKnown = isListKnown;
    for (const id of expectedIds()) follow(id);
    const page = await ports.latestOrders(isFresh).catch(() => undefined);
    if (epoch !== currentEpoch(app) || !page?.list) return;
    isListKnown = true;
    for (const order of page.list.filter(isUnderWay)) {
      // The order was paid elsewhere after the last list, and its announcement was missed.
      const isNews = wasKnown && outcomes.of(order.id).step === 'unknown';
      handle(order.id, isNews ? { type: 'announced' } : { type: 'listed', order });
    }
  }

  /** Fetches everything pending at once, when the page is visible or online again. */
  const recheck = () => {
    if (!isListKnown) void followLatest(true);
    for (const id of outcomes.followed()) handle(id, { type: 'due' });
  };

  function reset(): void {
    for (const flow of flows.values()) flow.stop();
    flows.clear();
    outcomes.dropAll();
    isListKnown = false;
  }

  const end = combineCleanups(
    ports.onAnnounced(({ orderId }) => {
      if (!announcedAt.has(orderId)) announcedAt.set(orderId, phoneNow());
      handle(orderId, { type: 'announced' });
    }),
    onSessionChange(app, (isLogin) => {
      reset();
      if (isLogin) void followLatest(true);
    }),
  );
  void followLatest(false);

  return {
    /** Stores an order before its payment starts, so that its outcome will be shown. */
    expect(id: string) {
      const ids = expectedIds();
      if (!ids.includes(id)) expected.write([...ids, id].slice(-EXPECTED_AT_MOST));
    },
    follow,
    /** Stops polling on this page; the page after the bank continues. */
    leave(id: string) {
      flows.get(id)?.stop();
      flows.delete(id);
      outcomes.drop(id);
    },
    recheck,
    /** Also fetches the latest orders: announcements may have been missed without a connection (RT-03). */
    catchUp() {
      for (const id of outcomes.followed()) handle(id, { type: 'due' });
      void followLatest(true);
    },
    stop() {
      isStopped = true;
      end();
      reset();
    },
  };
}
