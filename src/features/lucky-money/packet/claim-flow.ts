import type { LuckyClaim } from '../../../api/generated/contract.schemas.ts';
import type { Refusal } from '../../../money/result.ts';

/**
 * Opening a packet (RED-01). Pure. A claim without an answer is a checking one, settled from what the player claimed,
 * and only a check that found nothing offers to open again (RED-02).
 */
export type ClaimFlow =
  /** Whether it was opened before is being asked. */
  | { step: 'asking' }
  /** Can be opened; `wasLost` after a claim that did not arrive. */
  | { step: 'closed'; wasLost?: true }
  | { step: 'opening' }
  /** No answer to the claim: asks what was claimed. */
  | { step: 'checking' }
  /** `isFresh` when it was opened here and now, to be shown as such. */
  | { step: 'opened'; claim: LuckyClaim; isFresh: boolean }
  | { step: 'refused'; refusal: Refusal };

export type ClaimEvent =
  | { type: 'tapped' }
  | { type: 'claimed'; claim: LuckyClaim }
  | { type: 'refused'; refusal: Refusal }
  /** No answer that can be relied on. */
  | { type: 'unknown' }
  /** What the player claimed from this packet says. */
  | { type: 'found'; claim: LuckyClaim }
  | { type: 'absent' }
  /** An error that shows elsewhere, a session that ended above all. */
  | { type: 'failed' };

export const initialState: ClaimFlow = { step: 'asking' };

function afterOpening(event: ClaimEvent): ClaimFlow | undefined {
  switch (event.type) {
    case 'claimed':
      return { step: 'opened', claim: event.claim, isFresh: true };
    case 'refused':
      // Somebody claimed it with this account, on another phone or at registration: that claim is the answer.
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

/** The next state; an event that has no meaning in a state changes nothing. */
export function transition(state: ClaimFlow, event: ClaimEvent): ClaimFlow {
  switch (state.step) {
    case 'asking':
      if (event.type === 'found') return { step: 'opened', claim: event.claim, isFresh: false };
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
