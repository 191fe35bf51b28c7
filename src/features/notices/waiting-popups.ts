// Apart, because the app fills it and the notices show it.

import type { Popup } from '../../api/generated/contract.schemas.ts';
import type { App } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { takeMark } from '../../lib/device-marks.ts';

/** The popups of the lobby that were not shown in this visit: they wait in the notices (LOB-16). */
export const useWaitingPopups = appStore<{ popups: readonly Popup[] }>(() => ({ popups: [] }));

/** The player read it in the notices: it does not come up by itself any more. */
export function markPopupRead(app: App, id: string): void {
  useWaitingPopups.of(app).setState(({ popups }) => ({ popups: popups.filter((popup) => popup.id !== id) }));
  void takeMark(app, 'popup-shown', id, Date.now(), () => true);
}
