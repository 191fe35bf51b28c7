import { type App, appState } from './app.ts';
import { changeRecord, readRecord } from './device-records.ts';
import { newIntentId } from './intent-id.ts';

/** A page without TLS has no keys that cannot be read. */
type DeviceKey = CryptoKey | string;

const isKey = (value: unknown): value is DeviceKey =>
  typeof value === 'string' || Object.prototype.toString.call(value) === '[object CryptoKey]';

const freshKey = appState(
  async ({ ports }): Promise<DeviceKey> =>
    ports.crypto.subtle?.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']) ??
    newIntentId(ports.crypto),
);

/** The device may lose its records while the page is open, so the key is read each time. */
async function deviceKey(app: App): Promise<DeviceKey> {
  const stored = await readRecord(app, 'markKey');
  if (isKey(stored)) return stored;
  const fresh = await freshKey(app);
  return changeRecord(app, 'markKey', (before) => (isKey(before) ? before : fresh));
}

/** FNV-1a, twice. */
function hashOf(bytes: Uint8Array): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (const byte of bytes) {
    low = Math.imul(low ^ byte, 0x01000193);
    high = Math.imul(high ^ byte, 0x85ebca6b) ^ (low >>> 13);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * A mark of a text under a random key of this device: it tells whether two are the same where an account number must
 * not be stored, and a copy of the records tells nothing without the key.
 */
export async function deviceMark(app: App, text: string): Promise<string> {
  const key = await deviceKey(app);
  if (typeof key === 'string') return hashOf(new TextEncoder().encode(key + text));
  const signed = await app.ports.crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return [...new Uint8Array(signed, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
