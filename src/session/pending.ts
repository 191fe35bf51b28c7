/**
 * What a guest wanted before the login popup came up; done once after login (SES-03).
 * Kept in memory only: it belongs to this visit.
 */
export type PendingDestination = 'bonus' | 'firstRecharge' | 'rushdeposit' | 'deposit';

const pending: { destination?: PendingDestination | undefined; favouriteGameId?: string | undefined } = {};

export function rememberDestination(destination: PendingDestination | undefined): void {
  pending.destination = destination;
}

export function rememberFavourite(gameId: string | undefined): void {
  pending.favouriteGameId = gameId;
}

/** Hands over what was pending and forgets it. */
export function takePending(): {
  destination?: PendingDestination | undefined;
  favouriteGameId?: string | undefined;
} {
  const taken = { ...pending };
  pending.destination = undefined;
  pending.favouriteGameId = undefined;
  return taken;
}
