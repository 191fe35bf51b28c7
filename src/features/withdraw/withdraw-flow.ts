import type { PlacedOrder, WithdrawRefusal } from './withdraw-calls.ts';
import type { WithdrawIntent } from './withdraw-intent.ts';

/**
 * The steps of a withdrawal, from the form until its order stands (WDR-01). Pure: the hook runs the calls. A state
 * without an answer is a checking one, never a failed one, and trying again is offered only after a check.
 */
export type WithdrawFlow =
  /** The page was left or reloaded with a wish under way: asks what became of it before anything else. */
  | { step: 'resuming'; intentId: string }
  | { step: 'choosing'; refusal?: WithdrawRefusal }
  | { step: 'confirming'; intent: WithdrawIntent }
  | { step: 'sending'; intent: WithdrawIntent }
  /** No answer to the order: asks for it by its intent. */
  | { step: 'checking'; intent: WithdrawIntent }
  /** Asked, and the server has no such order: only now may it be tried again. */
  | { step: 'not-created'; intent: WithdrawIntent }
  /** The order stands; what becomes of it is told by the list of orders. */
  | { step: 'placed'; orderId: string; order?: PlacedOrder };

export type WithdrawEvent =
  | { type: 'reviewed'; intent: WithdrawIntent }
  | { type: 'confirmed' }
  | { type: 'created'; order: PlacedOrder }
  | { type: 'refused'; refusal?: WithdrawRefusal }
  /** No answer that can be relied on. */
  | { type: 'lost' }
  /** The check's answers. */
  | { type: 'found'; order: PlacedOrder; isFinal: boolean }
  | { type: 'absent' }
  /** Back to the form. */
  | { type: 'left' };

/** What a page opens with. @param orderId of the address @param intentId of a wish without an end */
export function firstWithdrawFlow(orderId: string | undefined, intentId: string | undefined): WithdrawFlow {
  if (orderId !== undefined) return { step: 'placed', orderId };
  return intentId === undefined ? { step: 'choosing' } : { step: 'resuming', intentId };
}

function placed(order: PlacedOrder): WithdrawFlow {
  return { step: 'placed', orderId: order.id, order };
}

function afterSending(
  now: Extract<WithdrawFlow, { step: 'sending' | 'checking' }>,
  event: WithdrawEvent,
): WithdrawFlow {
  switch (event.type) {
    case 'created':
    case 'found':
      return placed(event.order);
    case 'refused':
      return { step: 'choosing', ...(event.refusal && { refusal: event.refusal }) };
    case 'lost':
      return { step: 'checking', intent: now.intent };
    case 'absent':
      return now.step === 'checking' ? { step: 'not-created', intent: now.intent } : now;
    default:
      return now;
  }
}

/** The next step; an event that means nothing in a step changes nothing. */
export function nextWithdrawFlow(now: WithdrawFlow, event: WithdrawEvent): WithdrawFlow {
  switch (now.step) {
    case 'resuming':
      if (event.type === 'found') return event.isFinal ? { step: 'choosing' } : placed(event.order);
      return event.type === 'absent' ? { step: 'choosing' } : now;
    case 'choosing':
      return event.type === 'reviewed' ? { step: 'confirming', intent: event.intent } : now;
    case 'confirming':
    case 'not-created':
      if (event.type === 'confirmed') return { step: 'sending', intent: now.intent };
      return event.type === 'left' ? { step: 'choosing' } : now;
    case 'sending':
    case 'checking':
      return afterSending(now, event);
    case 'placed':
      return event.type === 'left' ? { step: 'choosing' } : now;
  }
}
