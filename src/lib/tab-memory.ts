import { type App, part } from './app.ts';

/**
 * What one tab remembers across a reload, in sessionStorage: gone with the tab, seen by no other. The list of keys the
 * device stores for good is fixed (APP-07, device-storage.ts); this is not one of them. Passwords and codes never come
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

/** The remembered value, or undefined when there is none or it is broken. Never throws. */
export function readTab(app: App, key: TabKey): unknown {
  try {
    const text = pageMemory(app).get(key) ?? app.ports.sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Remembers a value; for as long as the page lives where storage is refused. Never throws. */
export function writeTab(app: App, key: TabKey, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    app.ports.sessionStorage.setItem(key, text);
    pageMemory(app).delete(key);
  } catch {
    pageMemory(app).set(key, text);
  }
}

/** Forgets values. Never throws. */
export function forgetTab(app: App, ...keys: TabKey[]): void {
  for (const key of keys) {
    pageMemory(app).delete(key);
    try {
      app.ports.sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored there then.
    }
  }
}
