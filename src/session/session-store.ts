import type { App } from '../lib/app.ts';
import { appStore } from '../lib/app-store.ts';
import { readDevice, removeDevice, writeDevice } from '../lib/device-storage.ts';
import { listen } from '../lib/listen.ts';

interface SessionState {
  token: string | null;
  /** Grows with every login and logout: an answer that left under another epoch cannot touch this session. */
  epoch: number;
}

/**
 * Who is logged in on this page. It starts as a guest, also on a returning player's device: the painted page is the
 * guest's, and hydration must meet what is painted. `restoreSession` then makes it the player's.
 */
const useSessionStore = appStore<SessionState>(() => ({ token: null, epoch: 0 }));

/** Keys that a change of token removes (spec point 4; NET-09). */
function storeToken(app: App, token: string): void {
  if (token === readDevice(app, 'token')) return;
  removeDevice(app, 'shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn');
  writeDevice(app, 'token', token);
}

/** Restores the session stored on the device (SES-13). */
export function restoreSession(app: App): void {
  const token = readDevice(app, 'token');
  if (token) useSessionStore.of(app).setState({ token });
}

/** Starts a session after login or register. @param country market of the account (spec point 4, country) */
export function beginSession(app: App, token: string, country?: string): void {
  storeToken(app, token);
  if (country) writeDevice(app, 'country', country);
  useSessionStore.of(app).setState(({ epoch }) => ({ token, epoch: epoch + 1 }));
}

/** Stores a rotated token of the running session (NET-09). */
export function rotateToken(app: App, token: string): void {
  if (useSessionStore.of(app).getState().token === null) return;
  storeToken(app, token);
  useSessionStore.of(app).setState({ token });
}

/** Forgets the session and its country on this device (SES-12); the caller logs out at the server. */
export function endSession(app: App): void {
  removeDevice(app, 'token', 'country', 'shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn');
  useSessionStore.of(app).setState(({ epoch }) => ({ token: null, epoch: epoch + 1 }));
}

/** Calls back when the session begins or ends, not when its token rotates. */
export function onSessionChange(app: App, listener: (isLogin: boolean) => void): () => void {
  return useSessionStore.of(app).subscribe((now, before) => {
    if (Boolean(now.token) !== Boolean(before.token) || now.epoch !== before.epoch)
      listener(Boolean(now.token));
  });
}

/** Follows a logout or login in another tab: this tab takes the stored token. */
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

/** True for a player, false for a guest. */
export function useIsLogin(): boolean {
  return useSessionStore((state) => state.token !== null);
}
