import { create } from 'zustand';
import { readDevice } from '../lib/device-storage.ts';
import { isLoggedIn } from './session-store.ts';

const useOffered = create<{ token: string | undefined }>(() => ({ token: undefined }));

const TOKEN = /^[\w.~+/=-]{8,2048}$/;

/**
 * Keeps a token that came with an address until the player says whether it is theirs (decision 12). A player who
 * is logged in stays logged in, a page without encryption ignores it, and it is stored in this page's memory alone.
 */
export function offerSession(token: string): void {
  if (isLoggedIn() || readDevice('token') !== null || !window.isSecureContext || !TOKEN.test(token)) return;
  useOffered.setState({ token });
}

/** The player has answered, or has logged in another way. */
export function dropOfferedSession(): void {
  useOffered.setState({ token: undefined });
}

export const useOfferedSession = () => useOffered(({ token }) => token);
