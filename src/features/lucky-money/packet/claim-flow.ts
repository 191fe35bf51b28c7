import type { LuckyClaim } from '../../../api/generated/contract.schemas.ts';
import type { Refusal } from '../../../money/result.ts';

/** Opening a packet (RED-01). A lost claim is looked up; only if none is found it may open again (RED-02). */
export type ClaimFlow =
  | { step: 'looking-up' }
  /** Can be opened; `wasLost` after a claim that did not reach the server. */
  | { step: 'closed'; wasLost?: true }
  | { step: 'opening' }
  | { step: 'checking' }
  /** `isFresh`: it was opened just now, so the opening is animated. */
  | { step: 'opened'; claim: LuckyClaim; isFresh: boolean }
  | { step: 'refused'; refusal: Refusal };

export type ClaimEvent =
  | { type: 'tapped' }
  | { type: 'claimed'; claim: LuckyClaim }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'unknown' }
  /** `isNew`: the registration through the packet claimed it. */
  | { type: 'found'; claim: LuckyClaim; isNew: boolean }
  | { type: 'absent' }
  /** The error is shown elsewhere, mostly the end of the session. */
  | { type: 'failed' };

export const start: ClaimFlow = { step: 'looking-up' };

function afterOpening(event: ClaimEvent): ClaimFlow | undefined {
  switch (event.type) {
    case 'claimed':
      return { step: 'opened', claim: event.claim, isFresh: true };
    case 'refused':
      // This account claimed it on another phone or at registration; that claim is the result.
      return event.refusal.code === 'packet-claimed'
        ? { step: 'checking' }
        : { step: 'refused', refusal: event.refusal };
    case 'unknown':
      return { step: 'checking' };
    case 'failed':
      return { step: 'closed' };
    default:
      return undefined;
  }
}

export function transition(state: ClaimFlow, event: ClaimEvent): ClaimFlow {
  switch (state.step) {
    case 'looking-up':
      if (event.type === 'found') return { step: 'opened', claim: event.claim, isFresh: event.isNew };
      return event.type === 'absent' ? { step: 'closed' } : state;
    case 'closed':
      return event.type === 'tapped' ? { step: 'opening' } : state;
    case 'opening':
      return afterOpening(event) ?? state;
    case 'checking':
      if (event.type === 'found') return { step: 'opened', claim: event.claim, isFresh: true };
      return event.type === 'absent' ? { step: 'closed', wasLost: true } : state;
    case 'opened':
    case 'refused':
      return state;
  }
}
