import { type App, appState, emptyApp } from '../../../lib/app.ts';
import { readTab, writeTab } from '../../../lib/device-storage.ts';

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
