import type { LuckyClaim } from '../../../api/generated/contract.schemas.ts';

/** Why the server would not. */
export interface ClaimRefusal {
  message: string;
  code?: string | undefined;
}

/**
 * Opening a packet (RED-01). Pure: the hook makes the calls. A claim without an answer is a checking one, settled from
 * what the player claimed, and only a check that found nothing offers to open again (RED-02).
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
  | { step: 'refused'; refusal: ClaimRefusal };

export type ClaimEvent =
  | { type: 'tapped' }
  | { type: 'claimed'; claim: LuckyClaim }
  | { type: 'refused'; refusal: ClaimRefusal }
  /** No answer that can be relied on. */
  | { type: 'lost' }
  /** What the player claimed from this packet says. */
  | { type: 'found'; claim: LuckyClaim }
  | { type: 'absent' }
  /** An error that was told elsewhere, a session that ended above all. */
  | { type: 'failed' };

export const firstClaimFlow: ClaimFlow = { step: 'asking' };

function afterOpening(event: ClaimEvent): ClaimFlow | undefined {
  switch (event.type) {
    case 'claimed':
      return { step: 'opened', claim: event.claim, isFresh: true };
    case 'refused':
      // Somebody claimed it with this account, on another phone or at registration: that claim is the answer.
      return event.refusal.code === 'packet-claimed'
        ? { step: 'checking' }
        : { step: 'refused', refusal: event.refusal };
    case 'lost':
      return { step: 'checking' };
    case 'failed':
      return { step: 'closed' };
    default:
      return undefined;
  }
}

/** The next step; an event that means nothing in a step changes nothing. */
export function nextClaimFlow(now: ClaimFlow, event: ClaimEvent): ClaimFlow {
  switch (now.step) {
    case 'asking':
      if (event.type === 'found') return { step: 'opened', claim: event.claim, isFresh: false };
      return event.type === 'absent' ? { step: 'closed' } : now;
    case 'closed':
      return event.type === 'tapped' ? { step: 'opening' } : now;
    case 'opening':
      return afterOpening(event) ?? now;
    case 'checking':
      if (event.type === 'found') return { step: 'opened', claim: event.claim, isFresh: true };
      return event.type === 'absent' ? { step: 'closed', wasLost: true } : now;
    case 'opened':
    case 'refused':
      return now;
  }
}
