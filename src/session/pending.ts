import type { GameEntryRequest } from '../api/generated/contract.schemas.ts';
import { type App, part } from '../lib/app.ts';

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

const pending = part((): { is: Pending } => ({ is: {} }));

/** Adds to what is pending. */
export function remember(app: App, more: Pending): void {
  Object.assign(pending(app).is, more);
}

/** Hands over what was pending and forgets it. */
export function takePending(app: App): Pending {
  const state = pending(app);
  const taken = state.is;
  state.is = {};
  return taken;
}
