// Apart, because the app fills it and the notices show it.
import { create } from 'zustand';
import type { Popup } from '../../api/generated/contract.schemas.ts';
import { takeMark } from '../../lib/device-marks.ts';

/** The popups of the lobby that were not shown in this visit: they wait in the notices (LOB-16). */
export const useWaitingPopups = create<{ popups: readonly Popup[] }>(() => ({ popups: [] }));

/** The player read it in the notices: it does not come up by itself any more. */
export function markPopupRead(id: string): void {
  useWaitingPopups.setState(({ popups }) => ({ popups: popups.filter((popup) => popup.id !== id) }));
  void takeMark('popup-shown', id, Date.now(), () => true);
}
