import { type App, part } from './app.ts';

/**
 * This module alone touches the stored keys, by the exact names of spec point 3 (APP-07). If the device refuses storage
 * (private mode, quota), the values last as long as the page.
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

/** Never throws. */
export function readDevice(app: App, key: DeviceKey): string | null {
  const kept = pageMemory(app).get(key);
  if (kept !== undefined) return kept;
  try {
    return app.ports.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** True when the stored value outlives the page; false where the device refuses storage. */
export const isOnDevice = (app: App, key: DeviceKey): boolean => !pageMemory(app).has(key);

/** Never throws: the page keeps the text when the device refuses. */
export function writeDevice(app: App, key: DeviceKey, value: string): void {
  try {
    app.ports.localStorage.setItem(key, value);
    pageMemory(app).delete(key);
  } catch {
    pageMemory(app).set(key, value);
  }
}

/** Never throws. */
export function removeDevice(app: App, ...keys: DeviceKey[]): void {
  for (const key of keys) {
    pageMemory(app).delete(key);
    try {
      app.ports.localStorage.removeItem(key);
    } catch {
      // The device refuses storage, so nothing was stored.
    }
  }
}
