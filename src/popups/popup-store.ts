import type { App } from '../lib/app.ts';
import { appStore } from '../lib/store.ts';
import { onUi, type UiEvents } from '../lib/ui-events.ts';

/** Origin 401: a call needed a session; closing the popup then logs out (SES-05). */
export type OpenPopup = UiEvents['show-popup'];

export type PopupKind = OpenPopup['kind'];

export const usePopupStore = appStore<{ stack: readonly OpenPopup[] }>(() => ({ stack: [] }));

/** Opens a popup on top; only one of a kind, so that twenty 401s at once open one (NET-05). */
export function openPopup(app: App, popup: OpenPopup): void {
  usePopupStore
    .of(app)
    .setState(({ stack }) =>
      stack.some((open) => open.kind === popup.kind) ? { stack } : { stack: [...stack, popup] },
    );
}

// Rooms that may not import popups use this event, above all for a call that needs a session.
export const followShowPopup = (app: App) => onUi(app, 'show-popup', (popup) => openPopup(app, popup));

export function replacePopup(app: App, kind: PopupKind, ...[next]: [OpenPopup?]): void {
  usePopupStore.of(app).setState(({ stack }) => ({
    stack: stack.filter((open) => open.kind !== kind && open.kind !== next?.kind).concat(next ?? []),
  }));
}

export function closePopup(app: App, kind: PopupKind): void {
  replacePopup(app, kind);
}
