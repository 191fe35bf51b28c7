import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { isFinalStatus, isPaidStatus, isUndoneStatus } from '../../../session/order-status.ts';

/**
 * Combines every source about one deposit order: socket, poll, return from the bank and reload (DEP-04). However often
 * they repeat, an order gives at most one notice, one balance refresh and one purchase event. Pure: no clock, no call;
 * the watch carries the effects out.
 */
export type DepositOutcome =
  | { state: 'unknown' }
  | {
      state: 'following';
      isAsking: boolean;
      /** Something happened after that query was sent, so its answer may be too old and it is repeated. */
      isStale: boolean;
      /** Consecutive answers without an end; they make the poll slower. */
      tries: number;
      /** An earlier page may have shown the outcome: an order that is final at first sight then shows no notice. */
      mayBeTold: boolean;
      order?: RechargeOrder;
    }
  | { state: 'succeeded'; order: RechargeOrder }
  | { state: 'failed'; order: RechargeOrder }
  | { state: 'missing' };

export type DepositEvent =
  /** Paid here, or back from the bank: the outcome will be shown. */
  | { type: 'followed' }
  /** On screen again after a reload or a step back in the history, when the outcome may have been shown already. */
  | { type: 'reopened' }
  /** The socket says that the order ended or was charged back, but not which (RT-02). */
  | { type: 'announced' }
  /** Found in the player's list of orders when the page started. */
  | { type: 'listed'; order: RechargeOrder }
  /** The poll is due, or the connection or the page came back. */
  | { type: 'due' }
  | { type: 'answered'; order: RechargeOrder }
  /** No usable answer: the state stays unknown and is never shown as failed. */
  | { type: 'unanswered' }
  | { type: 'missing' };

export type DepositEffect =
  | { do: 'ask' }
  | { do: 'ask-later'; delayMs: number }
  | { do: 'refresh-balance' }
  | { do: 'notify'; order: RechargeOrder }
  | { do: 'consider-purchase'; order: RechargeOrder };

export type DepositStep = readonly [DepositOutcome, readonly DepositEffect[]];

type Following = Extract<DepositOutcome, { state: 'following' }>;

export /** Spec point 4. */
const STATUS_PENDING = 1;

const POLL_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const;
const POLL_SLOWEST_MS = 60_000;

/** In ms, after that many answers without an end. */
export function pollDelayMs(tries: number): number {
  return POLL_DELAYS_MS[tries] ?? POLL_SLOWEST_MS;
}

export const unknownOutcome: DepositOutcome = { state: 'unknown' };

const ASK: DepositEffect = { do: 'ask' };

const ASKING: Following = { state: 'following', isAsking: true, isStale: false, tries: 0, mayBeTold: false };

/** The end of an order, or undefined while it is under way. A partly paid order counts as paid. */
function finalOutcome(order: RechargeOrder): DepositOutcome | undefined {
  if (!isFinalStatus(order.status)) return undefined;
  return { state: isPaidStatus(order.status) ? 'succeeded' : 'failed', order };
}

function tell(outcome: DepositOutcome, order: RechargeOrder): readonly DepositEffect[] {
  if (outcome.state === 'failed') return [{ do: 'notify', order }];
  return [{ do: 'refresh-balance' }, { do: 'notify', order }, { do: 'consider-purchase', order }];
}

function answerWhileFollowing(now: Following, order: RechargeOrder): DepositStep {
  const final = finalOutcome(order);
  if (final) return [final, now.mayBeTold ? [] : tell(final, order)];
  // The order was seen under way, so its end will be new.
  if (now.isStale) return [{ ...now, order, isStale: false, mayBeTold: false }, [ASK]];
  const next = { ...now, order, isAsking: false, tries: now.tries + 1, mayBeTold: false };
  return [next, [{ do: 'ask-later', delayMs: pollDelayMs(now.tries) }]];
}

function whileUnknown(event: DepositEvent): DepositStep {
  switch (event.type) {
    case 'followed':
    case 'announced':
      return [ASKING, [ASK]];
    case 'reopened':
      return [{ ...ASKING, mayBeTold: true }, [ASK]];
    case 'listed': {
      const final = finalOutcome(event.order);
      if (final) return [final, []];
      const { order } = event;
      const next = { ...ASKING, isAsking: false, tries: 1, order };
      return [next, [{ do: 'ask-later', delayMs: pollDelayMs(0) }]];
    }
    default:
      return [unknownOutcome, []];
  }
}

function whileFollowing(now: Following, event: DepositEvent): DepositStep {
  switch (event.type) {
    case 'followed':
    case 'announced': {
      // The end is near, so the poll starts fast again. An announcement may repeat one from before a reload.
      const next = {
        ...now,
        isAsking: true,
        tries: 0,
        mayBeTold: event.type === 'announced' && now.mayBeTold,
      };
      return now.isAsking ? [{ ...next, isStale: true }, []] : [next, [ASK]];
    }
    case 'due':
      return now.isAsking ? [now, []] : [{ ...now, isAsking: true }, [ASK]];
    case 'answered':
    case 'listed':
      return answerWhileFollowing(now, event.order);
    case 'unanswered':
      return [
        { ...now, isAsking: false, isStale: false, tries: now.tries + 1 },
        [{ do: 'ask-later', delayMs: pollDelayMs(now.tries) }],
      ];
    case 'missing':
      return [{ state: 'missing' }, []];
    case 'reopened':
      return [now, []];
  }
}

type Ended = Extract<DepositOutcome, { state: 'succeeded' | 'failed' }>;

/** In ms: once the order has ended, a query without an answer is repeated after this time. */
const ASK_AGAIN_MS = 8_000;

/**
 * A different end corrects the receipt, but the order's one notice is used up. A failure that becomes a success brings
 * money. A success changes only when the order is charged back, and that sends a balance event of its own. A
 * charge-back is final: an answer that says otherwise was sent before it.
 */
function whileEnded(now: Ended, event: DepositEvent): DepositStep {
  if (isUndoneStatus(now.order.status)) return [now, []];
  switch (event.type) {
    case 'announced':
    case 'due':
      return [now, [ASK]];
    case 'unanswered':
      return [now, [{ do: 'ask-later', delayMs: ASK_AGAIN_MS }]];
    case 'answered':
    case 'listed': {
      const { order } = event;
      if (isUndoneStatus(order.status)) return [{ state: 'failed', order }, []];
      if (now.state === 'succeeded' || !isPaidStatus(order.status)) return [now, []];
      return [{ state: 'succeeded', order }, [{ do: 'refresh-balance' }, { do: 'consider-purchase', order }]];
    }
    default:
      return [now, []];
  }
}

export function nextOutcome(now: DepositOutcome, event: DepositEvent): DepositStep {
  switch (now.state) {
    case 'unknown':
      return whileUnknown(event);
    case 'following':
      return whileFollowing(now, event);
    case 'failed':
    case 'succeeded':
      return whileEnded(now, event);
    case 'missing':
      return [now, []];
  }
}
