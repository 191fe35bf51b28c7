import { create } from 'zustand';
import { readDevice } from '../lib/device-storage.ts';
import { isLoggedIn } from './session-store.ts';

const useOffered = create<{ token: string | undefined }>(() => ({ token: undefined }));

const TOKEN = /^[\w.~+/=-]{8,2048}$/;

/**
 * Keeps a token that came with an address until the player says whether it is theirs (decision 12). Whoever is logged
 * in stays who they are, a page that is not encrypted takes none, and it is kept nowhere but in this page's memory.
 */
export function offerSession(token: string): void {
  if (isLoggedIn() || readDevice('token') !== null || !window.isSecureContext || !TOKEN.test(token)) return;
  useOffered.setState({ token });
}

/** The answer was given, or somebody logged in another way. */
export function dropOfferedSession(): void {
  useOffered.setState({ token: undefined });
}

export const useOfferedSession = () => useOffered(({ token }) => token);
