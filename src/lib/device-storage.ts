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

const pageMemory = new Map<DeviceKey, string>();

/** The stored text, or null. Never throws. */
export function readDevice(key: DeviceKey): string | null {
  const kept = pageMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether what is stored under a key outlives the page; false where the device refuses storage. */
export const isOnDevice = (key: DeviceKey): boolean => !pageMemory.has(key);

/** Stores a text; in page memory when the device refuses. Never throws. */
export function writeDevice(key: DeviceKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    pageMemory.delete(key);
  } catch {
    pageMemory.set(key, value);
  }
}

/** Forgets keys. Never throws. */
export function removeDevice(...keys: DeviceKey[]): void {
  for (const key of keys) {
    pageMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored there then.
    }
  }
}
