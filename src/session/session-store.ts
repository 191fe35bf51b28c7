import { create } from 'zustand';
import { readDevice, removeDevice, writeDevice } from '../lib/device-storage.ts';

interface SessionState {
  token: string | null;
  /** Grows with every login and logout: an answer that left under another epoch cannot touch this session. */
  epoch: number;
}

/**
 * Who is logged in on this page. It starts as a guest, also on a returning player's device: the painted page is the
 * guest's, and hydration must meet what is painted. `restoreSession` then makes it the player's.
 */
const useSessionStore = create<SessionState>(() => ({ token: null, epoch: 0 }));

/** Keys that a change of token removes (spec point 4; NET-09). */
function storeToken(token: string): void {
  if (token === readDevice('token')) return;
  removeDevice('shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn');
  writeDevice('token', token);
}

/** Restores the session stored on the device (SES-13). */
export function restoreSession(): void {
  const token = readDevice('token');
  if (token) useSessionStore.setState({ token });
}

/** Starts a session after login or register. @param country market of the account (spec point 4, country) */
export function beginSession(token: string, country?: string): void {
  storeToken(token);
  if (country) writeDevice('country', country);
  useSessionStore.setState(({ epoch }) => ({ token, epoch: epoch + 1 }));
}

/** Stores a rotated token of the running session (NET-09). */
export function rotateToken(token: string): void {
  if (useSessionStore.getState().token === null) return;
  storeToken(token);
  useSessionStore.setState({ token });
}

/** Forgets the session and its country on this device (SES-12); the caller logs out at the server. */
export function endSession(): void {
  removeDevice('token', 'country', 'shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn');
  useSessionStore.setState(({ epoch }) => ({ token: null, epoch: epoch + 1 }));
}

/** Calls back when the session begins or ends, not when its token rotates. */
export function onSessionChange(listener: (isLogin: boolean) => void): () => void {
  return useSessionStore.subscribe((now, before) => {
    if (Boolean(now.token) !== Boolean(before.token) || now.epoch !== before.epoch)
      listener(Boolean(now.token));
  });
}

/** Follows a logout or login in another tab: this tab takes the stored token. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== 'token' && event.key !== null) return;
    const stored = readDevice('token');
    const { token, epoch } = useSessionStore.getState();
    if (stored === token) return;
    const isRotation = stored !== null && token !== null;
    useSessionStore.setState({ token: stored, epoch: isRotation ? epoch : epoch + 1 });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export const currentToken = () => useSessionStore.getState().token;
export const currentEpoch = () => useSessionStore.getState().epoch;
export const isLoggedIn = () => useSessionStore.getState().token !== null;

/** True for a player, false for a guest. */
export function useIsLogin(): boolean {
  return useSessionStore((state) => state.token !== null);
}
