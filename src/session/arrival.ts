import { type App, appState } from '../lib/app.ts';
import { type DeviceKey, writeDevice } from '../lib/device-storage.ts';

const STORED: readonly DeviceKey[] = ['cid', 'channel', 'shared', 'agentcode', 'localFrom'];
const MAX_LENGTH = 128;

declare global {
  interface Window {
    __landing?: string;
  }
}

/** The query that the page was opened with. The script before the first paint has taken a token out of the address. */
export const landing = appState((): { search?: string | undefined } => ({ search: window.__landing }));

/** Stores the query parameters of the landing (APP-08); very long values are ignored. */
export function storeArrival(app: App, search: string): void {
  const query = new URLSearchParams(search);
  for (const key of STORED) {
    const value = query.get(key);
    if (value && value.length <= MAX_LENGTH) writeDevice(app, key, value);
  }
}
