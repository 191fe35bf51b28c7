import { listen } from '../../lib/listen.ts';

const POPUPS = ':is([role="dialog"], [role="alertdialog"]):not([data-closed])';
const STOPS = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]:not([aria-hidden])';

/**
 * Returns the focus to the popup when a key was pressed faster than the popup's own guard: the page behind it is hidden
 * from screen readers.
 * @returns ends it
 */
export const keepFocusInPopup = (): (() => void) =>
  listen('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[aria-hidden="true"]')) return;
    const popup = [...document.querySelectorAll<HTMLElement>(POPUPS)].findLast(
      (open) => !open.closest('[aria-hidden="true"]'),
    );
    (popup?.querySelector<HTMLElement>(STOPS) ?? popup)?.focus();
  });
