import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { rechargeQueryPay } from '../../../api/generated/recharge.ts';
import { type App, appState } from '../../../lib/app.ts';
import { readTab, writeTab } from '../../../lib/device-storage.ts';
import { combineCleanups } from '../../../lib/listen.ts';
import { phoneNow } from '../../../lib/phone-now.ts';
import { onUi } from '../../../lib/ui-events.ts';
import { deviceIntents } from '../../../money/intent-store.ts';
import { freshOrders, recentOrders } from '../../../session/latest-orders.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../../session/session-store.ts';
import { depositOutcomes, showDepositNotice } from './deposit-outcomes.ts';
import { carryOut, type NoticePlace } from './outcome-effects.ts';
import { effectsOf, type OutcomeEvent, type OutcomeFlow, transition } from './outcome-flow.ts';

/** Outcomes come within minutes, so older orders need not be kept. */
const EXPECTED_AT_MOST = 50;

export type DepositWatch = ReturnType<typeof createDepositWatch>;

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

/** Follows the player's deposits: each outcome shows once, whichever source says it first (DEP-04). */
export function createDepositWatch(app: App, place: NoticePlace) {
  const outcomes = depositOutcomes(app);
  const { endOf } = deviceIntents(app);
  /** The first announcement of an order's end, ms since 1970. */
  const announcedAt = new Map<string, number>();
  let isListKnown = false;
  let isStopped = false;

  /** Orders paid in this tab whose outcome was not shown yet; they survive reloads and the visit to the bank. */
  const expectedIds = (): string[] => {
    const ids = readTab(app, 'deposit');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  };
  const storeExpected = (ids: readonly string[]) => writeTab(app, 'deposit', ids);
  const forget = (id: string) => storeExpected(expectedIds().filter((other) => other !== id));

  const endIntent = (id: string, { step }: OutcomeFlow) =>
    (step === 'succeeded' || step === 'failed') && endOf(id, step === 'failed');

  function handle(id: string, event: OutcomeEvent): void {
    if (isStopped || !isLoggedIn(app)) return;
    const before = outcomes.of(id);
    const entered = transition(before, event);
    // The intent of an order that had ended before may have been stored since.
    void endIntent(id, entered);
    if (entered === before) return;
    outcomes.keep(id, entered);
    if (entered.step === 'missing') forget(id);
    for (const effect of effectsOf(before, entered)) {
      // The page knows one player, and the transition leaves out an answer that it does not wait for.
      if (effect.do === 'fetch') void fetchOutcome(id).then((answer) => handle(id, answer));
      else if (effect.do === 'fetch-later')
        setTimeout(() => outcomes.of(id) === entered && handle(id, { type: 'due' }), effect.delayMs);
      else carryOut(app, place, effect, announcedAt.get(id), () => forget(id));
    }
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
    const page = await (isFresh ? freshOrders() : recentOrders(app)).catch(() => undefined);
    if (epoch !== currentEpoch(app) || !page?.list) return;
    isListKnown = true;
    for (const order of page.list.filter(isUnderWay)) {
      // The order was paid elsewhere after the last list, and its announcement was missed.
      const isNews = wasKnown && outcomes.of(order.id).step === 'unknown';
      handle(order.id, isNews ? { type: 'announced' } : { type: 'listed', order });
    }
  }

  const fetchFollowed = () => {
    for (const id of outcomes.followed()) handle(id, { type: 'due' });
  };

  function reset(): void {
    outcomes.dropAll();
    isListKnown = false;
  }

  const end = combineCleanups(
    onUi(app, 'push-notification', ({ orderId }) => {
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
      if (!ids.includes(id)) storeExpected([...ids, id].slice(-EXPECTED_AT_MOST));
    },
    follow,
    /** Stops polling on this page; the page after the bank continues. */
    leave: outcomes.drop,
    /** Fetches everything pending at once, when the page is visible or online again. */
    recheck() {
      if (!isListKnown) void followLatest(true);
      fetchFollowed();
    },
    /** Also fetches the latest orders: announcements may have been missed without a connection (RT-03). */
    catchUp() {
      fetchFollowed();
      void followLatest(true);
    },
    stop() {
      isStopped = true;
      end();
      reset();
    },
  };
}

const kept = appState((): { watch?: DepositWatch } => ({}));

function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onChange);
  });
}

/** Follows the player's deposits as long as the page is open. Called after login; further calls do nothing. */
export function startDepositWatch(app: App): DepositWatch {
  const state = kept(app);
  if (state.watch) return state.watch;
  addEventListener('online', () => state.watch?.recheck());
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && state.watch?.recheck(),
  );
  state.watch = createDepositWatch(app, { untilVisible, show: (notice) => showDepositNotice(app, notice) });
  return state.watch;
}

export function catchUpWithDeposits(app: App): void {
  kept(app).watch?.catchUp();
}
