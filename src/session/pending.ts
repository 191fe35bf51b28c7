/**
 * What a guest wanted before the login popup came up; done once after login (SES-03).
 * Kept in memory only: it belongs to this visit.
 */
export type PendingDestination = 'bonus' | 'firstRecharge' | 'rushdeposit' | 'deposit';

interface Pending {
  destination?: PendingDestination | undefined;
  favouriteGameId?: string | undefined;
}

let pending: Pending = {};

export function rememberDestination(destination: PendingDestination | undefined): void {
  pending.destination = destination;
}

export function rememberFavourite(favouriteGameId: string | undefined): void {
  pending.favouriteGameId = favouriteGameId;
}

/** Hands over what was pending and forgets it. */
export function takePending(): Pending {
  const taken = pending;
  pending = {};
  return taken;
}
