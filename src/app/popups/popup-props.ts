import type { OpenPopup } from '../../popups/popup-store.ts';

/** What a popup gets. */
export interface PopupProps {
  /** How it was opened. */
  popup: OpenPopup;
  /** Its place in the stack, 0 at the bottom. */
  layer: number;
  /** False while it moves out of sight. */
  isOpen: boolean;
  /** To be called when it is out of sight. */
  onClosed: () => void;
}
