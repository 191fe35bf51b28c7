import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { isFinalStatus, isPaidStatus, isUndoneStatus } from '../../../session/order-status.ts';

/**
 * What became of one deposit order, out of every source that tells: the socket, the poll, the return from the bank, a
 * reload (DEP-04). Whatever the order and the repeats, it gives at most one notice, one balance refresh and one
 * purchase event. Pure: no clock, no call; the watch carries the effects out.
 */
export type DepositOutcome =
  /** Nobody asked about this order yet. */
  | { state: 'unknown' }
  | {
      state: 'following';
      /** A query is on its way. */
      isAsking: boolean;
      /** Something happened since that query left: its answer may be too old, so it is asked again. */
      isStale: boolean;
      /** Answers in a row that brought no end; the poll backs off with it. */
      tries: number;
      /** The outcome may have been told before this page: an order found final at first sight says nothing. */
      mayBeTold: boolean;
      /** The order as last seen. */
      order?: RechargeOrder;
    }
  | { state: 'succeeded'; order: RechargeOrder }
  /** Not paid, or undone after it was. */
  | { state: 'failed'; order: RechargeOrder }
  /** The server says that this player has no such order. */
  | { state: 'missing' };

export type DepositEvent =
  /** Paid here, or back from the bank: its outcome is to be told. */
  | { type: 'followed' }
  /** On screen again, after a reload or a step back in the history, when its outcome may have been told. */
  | { type: 'reopened' }
  /** The socket says that it ended or was undone, not which (RT-02). */
  | { type: 'announced' }
  /** Seen in the player's list of orders when the page started. */
  | { type: 'listed'; order: RechargeOrder }
  /** Time to poll, or the connection or the page came back. */
  | { type: 'due' }
  | { type: 'answered'; order: RechargeOrder }
  /** No answer, or one that says nothing: the state stays unknown, it is never called failed. */
  | { type: 'unanswered' }
  /** The server says that this player has no such order. */
  | { type: 'missing' };

export type DepositEffect =
  | { do: 'ask' }
  | { do: 'ask-later'; delayMs: number }
  | { do: 'refresh-balance' }
  | { do: 'notify'; order: RechargeOrder }
  | { do: 'consider-purchase'; order: RechargeOrder };

export type DepositStep = readonly [DepositOutcome, readonly DepositEffect[]];

type Following = Extract<DepositOutcome, { state: 'following' }>;

/** Order status of spec point 4. */
export const STATUS_PENDING = 1;

const POLL_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const;
const POLL_SLOWEST_MS = 60_000;

/** Waiting time before the next poll, in milliseconds, after that many answers without an end. */
export function pollDelayMs(tries: number): number {
  return POLL_DELAYS_MS[tries] ?? POLL_SLOWEST_MS;
}

export const unknownOutcome: DepositOutcome = { state: 'unknown' };

const ASK: DepositEffect = { do: 'ask' };

const ASKING: Following = { state: 'following', isAsking: true, isStale: false, tries: 0, mayBeTold: false };

/** The end an order shows, or undefined while it is on its way: paid, in part too, or nothing left of it. */
function finalOutcome(order: RechargeOrder): DepositOutcome | undefined {
  if (!isFinalStatus(order.status)) return undefined;
  return { state: isPaidStatus(order.status) ? 'succeeded' : 'failed', order };
}

/** The effects of an end that nobody was told of. */
function tell(outcome: DepositOutcome, order: RechargeOrder): readonly DepositEffect[] {
  if (outcome.state === 'failed') return [{ do: 'notify', order }];
  return [{ do: 'refresh-balance' }, { do: 'notify', order }, { do: 'consider-purchase', order }];
}

function answerWhileFollowing(now: Following, order: RechargeOrder): DepositStep {
  const final = finalOutcome(order);
  if (final) return [final, now.mayBeTold ? [] : tell(final, order)];
  // Seen on its way: whatever comes now is news.
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
      // The end is near: the poll starts quick again. An announcement may be a repeat of one told before a reload.
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

/** Before an announcement that came after the end is asked about again, where no answer came, in ms. */
const ASK_AGAIN_MS = 8_000;

/**
 * An end that turns out to be another one puts the receipt right. The one notice this order had is spent. A failure that is
 * a success after all brings money; a success is only taken back by an order that was undone, whose money comes with a
 * balance event of its own. What was undone stays so: an answer that says less was sent before.
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

/** The next state of an order and what is to be done, in that order. */
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
