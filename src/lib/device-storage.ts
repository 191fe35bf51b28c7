import { type App, appState } from './app.ts';

/** Values that the device refuses (private mode, quota) stay in this memory until the page closes. */
export const pageMemory = appState(() => new Map<string, unknown>());

/** Stored for good, by the exact names of spec point 3 (APP-07). */
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

/** The app's own: whose the token is (src/session/session-store.ts), and the answer of src/session/ads-consent.ts. */
type OwnKey = 'owner' | 'adsReports';
export type DeviceKey = (typeof KEYS)[number] | OwnKey;

/** Survives a reload of the tab; no other tab sees it. Never for passwords or codes. */
type TabKey =
  | 'phoneDraft'
  | 'drafts'
  | 'phoneMarket'
  | 'smsWaits'
  | 'codeStep'
  | 'deposit'
  | 'claims'
  | 'landings'
  | 'interruptedOn'
  | 'firstVisitOn'
  | 'playClock'
  | 'greeting'
  | 'bankTab'
  | 'recentSearches'
  | 'reports'
  | 'lostScripts'
  | 'healed'
  | 'minRelease'
  | `tanstack_router_reload:${string}`;

const storage = <Key extends string>(area: 'localStorage' | 'sessionStorage') => ({
  read(app: App, key: Key): string | null {
    try {
      return (pageMemory(app).get(area + key) as string | undefined) ?? app.ports[area].getItem(key);
    } catch {
      return null;
    }
  },
  /** @returns true when the device has stored the text */
  write(app: App, key: Key, text: string): boolean {
    try {
      app.ports[area].setItem(key, text);
      pageMemory(app).delete(area + key);
      return true;
    } catch {
      pageMemory(app).set(area + key, text);
      return false;
    }
  },
  remove(app: App, ...keys: Key[]): void {
    for (const key of keys) {
      pageMemory(app).delete(area + key);
      try {
        app.ports[area].removeItem(key);
      } catch {
        // The device refuses storage, so nothing was stored.
      }
    }
  },
});

const tab = storage<TabKey>('sessionStorage');

export const {
  read: readDevice,
  write: writeDevice,
  remove: removeDevice,
} = storage<DeviceKey>('localStorage');

export const isOnDevice = (app: App, key: DeviceKey): boolean => !pageMemory(app).has(`localStorage${key}`);

/** Never throws. @returns undefined when the value is missing or broken */
export function readTab(app: App, key: TabKey): unknown {
  try {
    return JSON.parse(tab.read(app, key) ?? '');
  } catch {
    return undefined;
  }
}

export const writeTab = (app: App, key: TabKey, value: unknown): boolean =>
  tab.write(app, key, JSON.stringify(value));

export const forgetTab = tab.remove;
