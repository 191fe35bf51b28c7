import { readTab } from '../../../lib/tab-memory.ts';

/** The bank's tab beside the game, while this page lives. */
let opened: Window | null = null;

/**
 * Opens the bank in a tab beside the game (GAM-06). The tab is marked, so that the page the bank returns to is no second
 * lobby, and it cannot reach this one.
 * @returns false where the browser opens no tab
 */
export function openBankTab(page: string): boolean {
  opened = window.open('', '_blank');
  if (!opened) return false;
  try {
    // Still an empty page of ours: its storage is the tab's own, and lasts over the visit to the bank.
    opened.sessionStorage.setItem('bankTab' satisfies Parameters<typeof readTab>[0], 'true');
  } catch {
    // Without storage the tab shows the deposit in the app.
  }
  opened.opener = null;
  opened.location.replace(page);
  return true;
}

/** Closes it once the outcome is known: the browser comes back to the game. */
export function closeBankTab(): void {
  opened?.close();
  opened = null;
}

/** Whether this is such a tab. */
export const isBankTab = (): boolean => readTab('bankTab') === true;
