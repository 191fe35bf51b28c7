import { create } from 'zustand';
import { onUi, type UiEvents } from '../lib/ui-events.ts';

/** A dialog that is up, and why: origin 401 when a call needed a session; closing it then logs out (SES-05). */
export type OpenPopup = UiEvents['show-popup'];

/** Dialog kinds of spec point 2 (SES-01). */
export type PopupKind = OpenPopup['kind'];

/** Open popups, the top one last. */
export const usePopupStore = create<{ stack: readonly OpenPopup[] }>(() => ({ stack: [] }));

/** Opens a popup on top; one of a kind at a time, so that twenty 401s at once open one (NET-05). */
export function openPopup(popup: OpenPopup): void {
  usePopupStore.setState(({ stack }) =>
    stack.some((open) => open.kind === popup.kind) ? { stack } : { stack: [...stack, popup] },
  );
}

// What reports from rooms that know no popup: a call that needs a session above all.
onUi('show-popup', openPopup);

/** Closes the popup of a kind, wherever it is in the stack. */
export function closePopup(kind: PopupKind): void {
  usePopupStore.setState(({ stack }) => ({ stack: stack.filter((open) => open.kind !== kind) }));
}

/** Puts one popup in the place of another, e.g. register for login. */
export function replacePopup(kind: PopupKind, next: OpenPopup): void {
  usePopupStore.setState(({ stack }) => ({
    stack: [...stack.filter((open) => open.kind !== kind && open.kind !== next.kind), next],
  }));
}
