import type { GameEntryRequest } from '../api/generated/contract.schemas.ts';
import { type App, part } from '../lib/app.ts';

/**
 * A guest's destination before the login popup opened; it opens once after login (SES-03). In memory only, because it
 * belongs to this visit.
 */
export type PendingDestination = 'bonus' | 'firstRecharge' | 'rushdeposit' | 'deposit';

interface Pending {
  destination?: PendingDestination | undefined;
  favouriteGameId?: string | undefined;
  entry?: GameEntryRequest;
}

const pending = part((): { is: Pending } => ({ is: {} }));

export function remember(app: App, more: Pending): void {
  Object.assign(pending(app).is, more);
}

export function takePending(app: App): Pending {
  const state = pending(app);
  const taken = state.is;
  state.is = {};
  return taken;
}
