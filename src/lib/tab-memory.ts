import { type App, part } from './app.ts';

/**
 * One tab's memory across a reload, in sessionStorage: it ends with the tab, and no other tab sees it. The fixed list
 * of keys that the device stores for good (APP-07, device-storage.ts) has none of these. Passwords and codes never come
 * here.
 */
type TabKey =
  | 'phoneDraft'
  | 'phoneMarket'
  | 'smsWaits'
  | 'deposit'
  | 'claims'
  | 'landings'
  | 'interruptedOn'
  | 'firstVisitOn'
  | 'playClock'
  | 'greeting'
  | 'typedValues'
  | 'bankTab'
  | 'recentSearches'
  | 'reports';

const pageMemory = part(() => new Map<TabKey, string>());

/** Never throws. @returns undefined when the value is missing or broken */
export function readTab(app: App, key: TabKey): unknown {
  try {
    const text = pageMemory(app).get(key) ?? app.ports.sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Never throws: the page keeps the value where storage is refused. */
export function writeTab(app: App, key: TabKey, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    app.ports.sessionStorage.setItem(key, text);
    pageMemory(app).delete(key);
  } catch {
    pageMemory(app).set(key, text);
  }
}

/** Never throws. */
export function forgetTab(app: App, ...keys: TabKey[]): void {
  for (const key of keys) {
    pageMemory(app).delete(key);
    try {
      app.ports.sessionStorage.removeItem(key);
    } catch {
      // The device refuses storage, so nothing was stored.
    }
  }
}
