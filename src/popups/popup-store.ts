import type { App } from '../lib/app.ts';
import { appStore } from '../lib/app-store.ts';
import { onUi, type UiEvents } from '../lib/ui-events.ts';

/** A dialog that is up, and why: origin 401 when a call needed a session; closing it then logs out (SES-05). */
export type OpenPopup = UiEvents['show-popup'];

/** Dialog kinds of spec point 2 (SES-01). */
export type PopupKind = OpenPopup['kind'];

/** Open popups, the top one last. */
export const usePopupStore = appStore<{ stack: readonly OpenPopup[] }>(() => ({ stack: [] }));

/** Opens a popup on top; one of a kind at a time, so that twenty 401s at once open one (NET-05). */
export function openPopup(app: App, popup: OpenPopup): void {
  usePopupStore
    .of(app)
    .setState(({ stack }) =>
      stack.some((open) => open.kind === popup.kind) ? { stack } : { stack: [...stack, popup] },
    );
}

// What reports from rooms that know no popup: a call that needs a session above all.
export const followShowPopup = (app: App) => onUi(app, 'show-popup', (popup) => openPopup(app, popup));

/** Closes the popup of a kind, wherever it is in the stack. */
export function closePopup(app: App, kind: PopupKind): void {
  usePopupStore.of(app).setState(({ stack }) => ({ stack: stack.filter((open) => open.kind !== kind) }));
}

/** Puts one popup in the place of another, e.g. register for login. */
export function replacePopup(app: App, kind: PopupKind, next: OpenPopup): void {
  usePopupStore.of(app).setState(({ stack }) => ({
    stack: [...stack.filter((open) => open.kind !== kind && open.kind !== next.kind), next],
  }));
}
