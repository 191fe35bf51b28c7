import type { StoredIntent } from './intent-store.ts';
import type { Refusal } from './result.ts';

/**
 * A money order from the form until it stands: a deposit, a withdrawal, a red packet (DEP-06, WDR-01, WDR-02, RED-01).
 * Pure. A state without an answer is a checking one, never a failed one, and trying again is offered only after a
 * look-up found no order.
 */
export type OrderFlow<Request, Order> =
  /** The device's record says whether something is under way. */
  | { step: 'loading' }
  /** `unsent`: a request that could not be sent, because the server did not say who the player is. */
  | { step: 'choosing'; refusal?: Refusal; unsent?: Request }
  /** The same was asked for within the last minute: the player says whether it is meant once more. */
  | { step: 'repeating'; request: Request; intent: StoredIntent }
  /** `again`: the intent that is sent once more under its own key. */
  | { step: 'sending'; request: Request; isRepeat?: true; again?: StoredIntent }
  /** No answer: looks the order up by its intent. Without a request it was sent by another tab, or before a reload. */
  | { step: 'checking'; intent: StoredIntent; request?: Request; message?: string }
  /**
   * Looked up, and the server has no such order. With the request it can be sent again. `message`: the server's words
   * when it was asked, which are no refusal of the contract.
   */
  | { step: 'not-created'; intent: StoredIntent; request?: Request; message?: string }
  | { step: 'placed'; order: Order; request?: Request };

export type OrderEvent<Request, Order> =
  /** Nothing is under way. */
  | { type: 'idle' }
  | { type: 'submitted'; request: Request }
  /** The same was asked for a moment ago. */
  | { type: 'asked-before'; intent: StoredIntent }
  | { type: 'confirmed' }
  /** Another intent of this kind has no answer yet. */
  | { type: 'waiting'; intent: StoredIntent }
  | { type: 'accepted'; order: Order }
  /** Without a refusal to show the error is on screen already, or another tab shows it. */
  | { type: 'refused'; refusal?: Refusal | undefined }
  /** It never left the device: nothing was asked for. */
  | { type: 'not-sent' }
  /** No answer that can be relied on. */
  | { type: 'unknown'; intent: StoredIntent; message?: string | undefined }
  /** What a look-up found. */
  | { type: 'found'; order: Order }
  | { type: 'absent' }
  | { type: 'retried' }
  /** Back to the form. */
  | { type: 'left' };

const refusedTo = (refusal: Refusal | undefined) => ({
  step: 'choosing' as const,
  ...(refusal && { refusal }),
});

/** The next state; an event that has no meaning in a state changes nothing. */
export function transition<Request, Order>(
  state: OrderFlow<Request, Order>,
  event: OrderEvent<Request, Order>,
): OrderFlow<Request, Order> {
  if (event.type === 'waiting' && !['checking', 'placed'].includes(state.step))
    return { step: 'checking', intent: event.intent };
  switch (state.step) {
    case 'loading':
    case 'choosing':
      if (event.type === 'idle') return state.step === 'loading' ? { step: 'choosing' } : state;
      if (event.type === 'submitted') return { step: 'sending', request: event.request };
      return event.type === 'found' ? { step: 'placed', order: event.order } : state;
    case 'repeating':
      if (event.type === 'confirmed') return { step: 'sending', request: state.request, isRepeat: true };
      return event.type === 'left' ? { step: 'choosing' } : state;
    case 'sending':
      if (event.type === 'accepted') return { step: 'placed', order: event.order, request: state.request };
      if (event.type === 'refused') return refusedTo(event.refusal);
      if (event.type === 'not-sent') return { step: 'choosing', unsent: state.request };
      if (event.type === 'unknown') {
        const { intent, message } = event;
        return { step: 'checking', intent, request: state.request, ...(message && { message }) };
      }
      return event.type === 'asked-before'
        ? { step: 'repeating', request: state.request, intent: event.intent }
        : state;
    case 'checking': {
      const { request } = state;
      if (event.type === 'found') return { step: 'placed', order: event.order, ...(request && { request }) };
      if (event.type === 'absent') return { ...state, step: 'not-created' };
      return event.type === 'refused' ? refusedTo(event.refusal) : state;
    }
    case 'not-created':
      if (event.type === 'retried' && state.request)
        return { step: 'sending', request: state.request, again: state.intent };
      return event.type === 'left' ? { step: 'choosing' } : state;
    case 'placed':
      // What follows the order may be refused for what stands in the form: the first payment of a deposit.
      if (event.type === 'refused') return refusedTo(event.refusal);
      return event.type === 'left' ? { step: 'choosing' } : state;
  }
}
