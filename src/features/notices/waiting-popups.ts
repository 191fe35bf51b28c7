// A file of its own, because the app fills it and the notices show it.

import type { Popup } from '../../api/generated/contract.schemas.ts';
import type { App } from '../../lib/app.ts';
import { takeMark } from '../../lib/device-records.ts';
import { appStore } from '../../lib/store.ts';

/** The lobby's popups that were not shown in this visit wait in the notices (LOB-16). */
export const useWaitingPopups = appStore<{ popups: readonly Popup[] }>(() => ({ popups: [] }));

export function markPopupRead(app: App, id: string): void {
  useWaitingPopups.of(app).setState(({ popups }) => ({ popups: popups.filter((popup) => popup.id !== id) }));
  void takeMark(app, 'popup-shown', id, Date.now(), () => true);
}
