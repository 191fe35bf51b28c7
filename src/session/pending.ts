import type { GameEntryRequest } from '../api/generated/contract.schemas.ts';

/**
 * What a guest wanted before the login popup came up; done once after login (SES-03).
 * Kept in memory only: it belongs to this visit.
 */
export type PendingDestination = 'bonus' | 'firstRecharge' | 'rushdeposit' | 'deposit';

interface Pending {
  destination?: PendingDestination | undefined;
  favouriteGameId?: string | undefined;
  entry?: GameEntryRequest;
}

let pending: Pending = {};

/** Adds to what is pending. */
export function remember(more: Pending): void {
  Object.assign(pending, more);
}

/** Hands over what was pending and forgets it. */
export function takePending(): Pending {
  const taken = pending;
  pending = {};
  return taken;
}
