import { combineCleanups, listen } from '../../lib/listen.ts';

const POPUPS = ':is([role="dialog"], [role="alertdialog"]):not([data-closed])';
const STOPS = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]:not([aria-hidden])';

/** Returns the focus to the popup when a key was faster than its own guard. @returns ends it */
export const keepFocusInPopup = (): (() => void) =>
  listen('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[aria-hidden="true"]')) return;
    const popup = [...document.querySelectorAll<HTMLElement>(POPUPS)].findLast(
      (open) => !open.closest('[aria-hidden="true"]'),
    );
    (popup?.querySelector<HTMLElement>(STOPS) ?? popup)?.focus();
  });

const tabsBeside = (target: EventTarget | null): HTMLElement[] => {
  const list = target instanceof Element ? target.closest('[role="tablist"]') : null;
  return [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
};

function oneStop(tabs: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const tab of tabs) tab.tabIndex = tab === chosen ? 0 : -1;
}

/** Makes a row of tabs one stop of the Tab key, with arrows between them; loads after the first view. */
export const walkTabs = (): (() => void) =>
  combineCleanups(
    listen('focusin', ({ target, relatedTarget }) => {
      const tabs = tabsBeside(target);
      const chosen = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
      if (!chosen) return;
      const isWithin = tabs.some((tab) => tab === relatedTarget);
      oneStop(tabs, chosen);
      if (!isWithin && target !== chosen && target instanceof Element && target.matches(':focus-visible'))
        chosen.focus();
    }),
    listen('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const tabs = tabsBeside(event.target);
      const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
      const next = by === undefined || at === -1 ? undefined : tabs.at((at + by) % tabs.length);
      if (!next) return;
      event.preventDefault();
      next.click();
      oneStop(tabs, next);
      next.focus();
    }),
  );
