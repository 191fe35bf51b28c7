import type { App } from '../lib/app.ts';
import { appStore } from '../lib/app-store.ts';
import { readDevice, removeDevice, writeDevice } from '../lib/device-storage.ts';
import { listen } from '../lib/listen.ts';

interface SessionState {
  token: string | null;
  /** Grows with every login and logout: an answer to a call of another epoch cannot change this session. */
  epoch: number;
}

/**
 * The page starts as a guest's, also for a returning player: hydration must match the painted page, which is the
 * guest's. `restoreSession` then makes it the player's.
 */
const useSessionStore = appStore<SessionState>(() => ({ token: null, epoch: 0 }));

/** A change of token removes keys (spec point 4; NET-09). */
function storeToken(app: App, token: string): void {
  if (token === readDevice(app, 'token')) return;
  removeDevice(app, 'shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn');
  writeDevice(app, 'token', token);
}

/** Restores the session that the device stores (SES-13). */
export function restoreSession(app: App): void {
  const token = readDevice(app, 'token');
  if (token) useSessionStore.of(app).setState({ token });
}

/** @param country market of the account (spec point 4, country) */
export function beginSession(app: App, token: string, country?: string): void {
  storeToken(app, token);
  if (country) writeDevice(app, 'country', country);
  useSessionStore.of(app).setState(({ epoch }) => ({ token, epoch: epoch + 1 }));
}

export function rotateToken(app: App, token: string): void {
  if (useSessionStore.of(app).getState().token === null) return;
  storeToken(app, token);
  useSessionStore.of(app).setState({ token });
}

/** Removes the session and its country from this device (SES-12); the caller logs out at the server. */
export function endSession(app: App): void {
  removeDevice(app, 'token', 'country', 'shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn');
  useSessionStore.of(app).setState(({ epoch }) => ({ token: null, epoch: epoch + 1 }));
}

export function onSessionChange(app: App, listener: (isLogin: boolean) => void): () => void {
  return useSessionStore.of(app).subscribe((now, before) => {
    if (Boolean(now.token) !== Boolean(before.token) || now.epoch !== before.epoch)
      listener(Boolean(now.token));
  });
}

export function followOtherTabs(app: App): () => void {
  return listen('storage', (event) => {
    if (event.key !== 'token' && event.key !== null) return;
    const stored = readDevice(app, 'token');
    const { token, epoch } = useSessionStore.of(app).getState();
    if (stored === token) return;
    const isRotation = stored !== null && token !== null;
    useSessionStore.of(app).setState({ token: stored, epoch: isRotation ? epoch : epoch + 1 });
  });
}

export const currentToken = (app: App) => useSessionStore.of(app).getState().token;
export const currentEpoch = (app: App) => useSessionStore.of(app).getState().epoch;
export const isLoggedIn = (app: App) => useSessionStore.of(app).getState().token !== null;

export function useIsLogin(): boolean {
  return useSessionStore((state) => state.token !== null);
}
