import { type App, part } from '../../../lib/app.ts';
import { readTab } from '../../../lib/tab-memory.ts';

/** The bank's tab beside the game, while this page lives. */
const tab = part((): { opened: Window | null } => ({ opened: null }));

/**
 * Opens the bank in a tab beside the game (GAM-06). The tab is marked, so that the page the bank returns to is no second
 * lobby, and it cannot reach this one.
 * @returns false where the browser opens no tab
 */
export function openBankTab(app: App, page: string): boolean {
  const opened = window.open('', '_blank');
  tab(app).opened = opened;
  if (!opened) return false;
  try {
    // Still an empty page of ours: its storage is the tab's own, and lasts over the visit to the bank.
    opened.sessionStorage.setItem('bankTab' satisfies Parameters<typeof readTab>[1], 'true');
  } catch {
    // Without storage the tab shows the deposit in the app.
  }
  opened.opener = null;
  opened.location.replace(page);
  return true;
}

/** Closes it once the outcome is known: the browser comes back to the game. */
export function closeBankTab(app: App): void {
  const state = tab(app);
  state.opened?.close();
  state.opened = null;
}

/** Whether this is such a tab. */
export const isBankTab = (app: App): boolean => readTab(app, 'bankTab') === true;
