import { type App, part } from './app.ts';

/**
 * The keys the device stores, by the exact names of spec point 3 (APP-07), and the only module that touches them.
 * A device that refuses storage (private mode, quota) gets one that lasts as long as the page.
 */
const KEYS = [
  'locale',
  'token',
  'country',
  'isBonus',
  'StickyBanner',
  'cid',
  'channel',
  'shared',
  'currentReward',
  'clickShareIcon',
  'clickInviteBtn',
  'todayShowed',
  'BonusGamesID',
  'localFrom',
  'agentcode',
  'showPb',
  'showPb2',
] as const;

export type DeviceKey = (typeof KEYS)[number];

const pageMemory = part(() => new Map<DeviceKey, string>());

/** The stored text, or null. Never throws. */
export function readDevice(app: App, key: DeviceKey): string | null {
  const kept = pageMemory(app).get(key);
  if (kept !== undefined) return kept;
  try {
    return app.ports.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether what is stored under a key outlives the page; false where the device refuses storage. */
export const isOnDevice = (app: App, key: DeviceKey): boolean => !pageMemory(app).has(key);

/** Stores a text; in page memory when the device refuses. Never throws. */
export function writeDevice(app: App, key: DeviceKey, value: string): void {
  try {
    app.ports.localStorage.setItem(key, value);
    pageMemory(app).delete(key);
  } catch {
    pageMemory(app).set(key, value);
  }
}

/** Forgets keys. Never throws. */
export function removeDevice(app: App, ...keys: DeviceKey[]): void {
  for (const key of keys) {
    pageMemory(app).delete(key);
    try {
      app.ports.localStorage.removeItem(key);
    } catch {
      // Nothing was stored there then.
    }
  }
}
