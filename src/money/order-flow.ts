import type { StoredIntent } from './intent-store.ts';
import type { Refusal } from './result.ts';

/**
 * A money order until it exists (DEP-06, WDR-01, WDR-02, RED-01). Pure. A request without an answer is being checked,
 * never failed, and may be tried again only after a look-up found none.
 */
export type OrderFlow<Request, Order> =
  | { step: 'loading' }
  /** `unsent`: a request that was not sent, because the server did not say who the player is. */
  | { step: 'choosing'; refusal?: Refusal; unsent?: Request }
  /** The player made the same request within the last minute and must confirm it. */
  | { step: 'repeating'; request: Request; intent: StoredIntent }
  /** `again`: the intent that is sent once more under its own key. */
  | { step: 'sending'; request: Request; isRepeat?: true; again?: StoredIntent }
  /** The order is looked up by its intent. Without `request` another tab or page sent it. */
  | { step: 'checking'; intent: StoredIntent; request?: Request; message?: string }
  /** `request` can be sent again. `message`: the server's text, if that was no refusal of the contract. */
  | { step: 'not-created'; intent: StoredIntent; request?: Request; message?: string }
  | { step: 'placed'; order: Order; request?: Request };

export type OrderEvent<Request, Order> =
  | { type: 'idle' }
  | { type: 'submitted'; request: Request }
  | { type: 'repeated'; intent: StoredIntent }
  | { type: 'confirmed' }
  | { type: 'waiting'; intent: StoredIntent }
  | { type: 'accepted'; order: Order }
  /** Without `refusal` the error is on screen already, or another tab shows it. */
  | { type: 'refused'; refusal?: Refusal | undefined }
  | { type: 'not-sent' }
  | { type: 'unknown'; intent: StoredIntent; message?: string | undefined }
  | { type: 'found'; order: Order }
  | { type: 'absent' }
  | { type: 'retried' }
  | { type: 'left' };

export const start = { step: 'loading' } as const;

const refusedTo = (refusal: Refusal | undefined) => ({
  step: 'choosing' as const,
  ...(refusal && { refusal }),
});

export function transition<Request, Order>(
  state: OrderFlow<Request, Order>,
  event: OrderEvent<Request, Order>,
): OrderFlow<Request, Order> {
  if (event.type === 'waiting') return { step: 'checking', intent: event.intent };
  switch (state.step) {
    case 'loading':
    case 'choosing':
      if (event.type === 'idle') return { step: 'choosing' };
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
      return event.type === 'repeated'
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
      if (event.type === 'found')
        return { step: 'placed', order: event.order, ...(state.request && { request: state.request }) };
      return event.type === 'left' ? { step: 'choosing' } : state;
    case 'placed':
      // A later step may refuse a value of the form: the first payment of a deposit.
      if (event.type === 'refused') return refusedTo(event.refusal);
      return event.type === 'left' ? { step: 'choosing' } : state;
  }
}
