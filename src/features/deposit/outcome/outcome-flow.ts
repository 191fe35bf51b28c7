import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { isFinalStatus, isPaidStatus, isUndoneStatus } from '../../../session/order-status.ts';

/**
 * Socket, poll, return from the bank and reload about one deposit (DEP-04): however often they repeat, it gives at most
 * one notice, one balance refresh and one purchase event. Pure: the runner carries the effects out.
 */
export type OutcomeFlow =
  | { step: 'unknown' }
  | {
      step: 'following';
      isFetching: boolean;
      /** Something happened after the query was sent, so its answer may be too old and the query is repeated. */
      isStale: boolean;
      /** Consecutive answers without an end; they make the poll slower. */
      tries: number;
      /** An earlier page may have shown the outcome: an order that is final in the first answer shows no notice. */
      mayHaveShown: boolean;
      order?: RechargeOrder;
    }
  /** `refetches`: the order is fetched once more, now or a little later. */
  | { step: 'succeeded' | 'failed'; order: RechargeOrder; refetches?: 'now' | 'later' }
  | { step: 'missing' };

export type OutcomeEvent =
  /** Paid here, or back from the bank: the outcome will be shown. */
  | { type: 'followed' }
  /** The page was reloaded, or the player stepped back in the history: the outcome may have been shown already. */
  | { type: 'reopened' }
  /** The socket reports an end or a charge-back, but not which (RT-02). */
  | { type: 'announced' }
  | { type: 'listed'; order: RechargeOrder }
  | { type: 'due' }
  | { type: 'answered'; order: RechargeOrder }
  /** No usable answer: the state stays unknown and is never shown as failed. */
  | { type: 'unanswered' }
  | { type: 'missing' };

export type OutcomeEffect =
  | { do: 'fetch' }
  | { do: 'fetch-later'; delayMs: number }
  | { do: 'refresh-balance' }
  | { do: 'notify'; order: RechargeOrder }
  | { do: 'notify-undone'; order: RechargeOrder }
  | { do: 'consider-purchase'; order: RechargeOrder };

type Following = Extract<OutcomeFlow, { step: 'following' }>;

export const STATUS_PENDING = 1;

const POLL_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const;
const POLL_SLOWEST_MS = 60_000;

export function pollDelayMs(tries: number): number {
  return POLL_DELAYS_MS[tries] ?? POLL_SLOWEST_MS;
}

export const start: OutcomeFlow = { step: 'unknown' };

const FETCHING: Following = {
  step: 'following',
  isFetching: true,
  isStale: false,
  tries: 0,
  mayHaveShown: false,
};

/** Undefined while the order is under way. A partly paid order counts as paid. */
function finalOutcome(order: RechargeOrder): OutcomeFlow | undefined {
  if (!isFinalStatus(order.status)) return undefined;
  return { step: isPaidStatus(order.status) ? 'succeeded' : 'failed', order };
}

function answerWhileFollowing(now: Following, order: RechargeOrder): OutcomeFlow {
  const final = finalOutcome(order);
  if (final) return final;
  // The order was seen under way, so its end will be news.
  const next = { ...now, order, mayHaveShown: false };
  return now.isStale ? { ...next, isStale: false } : { ...next, isFetching: false, tries: now.tries + 1 };
}

function whileUnknown(event: OutcomeEvent): OutcomeFlow {
  switch (event.type) {
    case 'followed':
    case 'announced':
      return FETCHING;
    case 'reopened':
      return { ...FETCHING, mayHaveShown: true };
    case 'listed':
      return finalOutcome(event.order) ?? { ...FETCHING, isFetching: false, tries: 1, order: event.order };
    default:
      return start;
  }
}

function whileFollowing(now: Following, event: OutcomeEvent): OutcomeFlow {
  switch (event.type) {
    case 'followed':
    case 'announced': {
      // The end is near, so the poll starts fast again. The announcement may repeat one from before a reload.
      const mayHaveShown = event.type === 'announced' && now.mayHaveShown;
      return { ...now, isFetching: true, isStale: now.isFetching, tries: 0, mayHaveShown };
    }
    case 'due':
      return now.isFetching ? now : { ...now, isFetching: true };
    case 'answered':
    case 'listed':
      return answerWhileFollowing(now, event.order);
    case 'unanswered':
      return { ...now, isFetching: false, isStale: false, tries: now.tries + 1 };
    case 'missing':
      return { step: 'missing' };
    case 'reopened':
      return now;
  }
}

type Ended = Extract<OutcomeFlow, { step: 'succeeded' | 'failed' }>;

/** A different end corrects the receipt without a second notice. A charge-back is final. */
function whileEnded(now: Ended, event: OutcomeEvent): OutcomeFlow {
  const { step } = now;
  if (isUndoneStatus(now.order.status)) return now;
  switch (event.type) {
    case 'announced':
    case 'due':
      return { ...now, refetches: 'now' };
    case 'unanswered':
      return { ...now, refetches: 'later' };
    case 'answered':
    case 'listed': {
      const { order } = event;
      if (isUndoneStatus(order.status)) return { step: 'failed', order };
      if (step === 'failed' && isPaidStatus(order.status)) return { step: 'succeeded', order };
      return now.refetches ? { step, order: now.order } : now;
    }
    default:
      return now;
  }
}

export function transition(now: OutcomeFlow, event: OutcomeEvent): OutcomeFlow {
  switch (now.step) {
    case 'unknown':
      return whileUnknown(event);
    case 'following':
      return whileFollowing(now, event);
    case 'failed':
    case 'succeeded':
      return whileEnded(now, event);
    case 'missing':
      return now;
  }
}

/** In ms: after the end of an order a failed query is repeated after this time. */
const FETCH_AGAIN_MS = 8_000;

/**
 * Only a followed order's end shows a notice, and never twice. A failure that becomes a success brings money; a success
 * changes only by being undone, which is told wherever it is first seen.
 */
export function effectsOf(before: OutcomeFlow, entered: OutcomeFlow): readonly OutcomeEffect[] {
  switch (entered.step) {
    case 'following':
      if (!entered.isFetching) return [{ do: 'fetch-later', delayMs: pollDelayMs(entered.tries - 1) }];
      return entered.isStale ? [] : [{ do: 'fetch' }];
    case 'succeeded':
    case 'failed': {
      const { order, refetches } = entered;
      if (refetches)
        return [refetches === 'now' ? { do: 'fetch' } : { do: 'fetch-later', delayMs: FETCH_AGAIN_MS }];
      if (isUndoneStatus(order.status)) return [{ do: 'notify-undone', order }];
      const wasUnannounced = before.step === 'following' && !before.mayHaveShown;
      const isPaid = entered.step === 'succeeded' && (wasUnannounced || before.step === 'failed');
      return [
        ...(isPaid ? [{ do: 'refresh-balance' } as const] : []),
        ...(wasUnannounced ? [{ do: 'notify', order } as const] : []),
        ...(isPaid ? [{ do: 'consider-purchase', order } as const] : []),
      ];
    }
    default:
      return [];
  }
}
