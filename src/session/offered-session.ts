import type { App } from '../lib/app.ts';
import { readDevice } from '../lib/device-storage.ts';
import { appStore } from '../lib/store.ts';
import { isLoggedIn } from './session-store.ts';

const useOffered = appStore<{ token?: string | undefined }>(() => ({}));

const TOKEN = /^[\w.~+/=-]{8,2048}$/;

/** Keeps a token of an address in memory until the player accepts it (decision 12). */
export function offerSession(app: App, token: string): void {
  if (isLoggedIn(app) || readDevice(app, 'token') !== null || !window.isSecureContext || !TOKEN.test(token))
    return;
  useOffered.of(app).setState({ token });
}

export function dropOfferedSession(app: App): void {
  useOffered.of(app).setState({ token: undefined });
}

export const useOfferedSession = () => useOffered(({ token }) => token);
