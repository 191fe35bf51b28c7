import { listen } from '../../lib/listen.ts';

const POPUPS = ':is([role="dialog"], [role="alertdialog"]):not([data-closed])';
const STOPS = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]:not([aria-hidden])';

/**
 * What lies behind a popup is hidden from screen readers, and is no place for the focus: a key that was pressed faster
 * than the popup's own guard brings it back to the popup.
 * @returns ends it
 */
export const keepFocusHeard = (): (() => void) =>
  listen('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[aria-hidden="true"]')) return;
    const popup = [...document.querySelectorAll<HTMLElement>(POPUPS)].findLast(
      (open) => !open.closest('[aria-hidden="true"]'),
    );
    (popup?.querySelector<HTMLElement>(STOPS) ?? popup)?.focus();
  });
