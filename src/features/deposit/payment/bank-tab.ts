import { hosts, settings } from '../../../config/this-page.ts';
import { type App, appState, emptyApp } from '../../../lib/app.ts';
import { readTab, writeTab } from '../../../lib/device-storage.ts';

interface BankHosts {
  main: string;
  page: string;
  banks: readonly string[];
}

function isNamed(hostname: string, names: readonly string[]): boolean {
  return names.some((name) => (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name));
}

/** Allows only configured hosts, the main host and the page's own: an intruder's link leads nowhere else. */
export function bankPageUrl(url: string, { main, page: own, banks }: BankHosts): string | undefined {
  const page = URL.parse(url);
  if (!page || page.username || page.password) return undefined;
  if (page.protocol !== 'https:' && page.protocol !== 'http:') return undefined;
  if ([main, own].filter(Boolean).some((origin) => new URL(origin).origin === page.origin)) return page.href;
  return page.protocol === 'https:' && page.port === '' && isNamed(page.hostname, banks)
    ? page.href
    : undefined;
}

// Apart from bankPageUrl, so that tests name a page and banks of their own.
export const bankPage = (url: string) =>
  bankPageUrl(url, { main: hosts.main, page: location.origin, banks: settings.banks ?? [] });

const tab = appState((): { opened: Window | null } => ({ opened: null }));

/** Opens the bank in a tab, marked: its return is no second lobby (GAM-06). @returns false without a tab */
export function openBankTab(app: App, page: string): boolean {
  const opened = window.open('', '_blank');
  tab(app).opened = opened;
  if (!opened) return false;
  // The new tab is still our own empty page, and its storage survives the visit to the bank. Without storage it shows
  // the deposit in the app.
  writeTab(emptyApp(opened as Window & typeof globalThis), 'bankTab', true);
  opened.opener = null;
  opened.location.replace(page);
  return true;
}

/** Closes the tab when the outcome is known, so that the browser shows the game again. */
export function closeBankTab(app: App): void {
  const state = tab(app);
  state.opened?.close();
  state.opened = null;
}

export const isBankTab = (app: App): boolean => readTab(app, 'bankTab') === true;
