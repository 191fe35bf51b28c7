import type { GameEntryRequest } from '../api/generated/contract.schemas.ts';
import { type App, appState } from '../lib/app.ts';

/** What a guest tapped; it happens once after the login (SES-03). In memory only, because it belongs to this visit. */
interface Pending {
  destination?: string;
  favouriteGameId?: string | undefined;
  entry?: GameEntryRequest;
}

const pending = appState((): { is: Pending } => ({ is: {} }));

export function remember(app: App, more: Pending): void {
  Object.assign(pending(app).is, more);
}

export function takePending(app: App): Pending {
  const state = pending(app);
  const taken = state.is;
  state.is = {};
  return taken;
}
