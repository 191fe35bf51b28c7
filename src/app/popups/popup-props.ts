import type { OpenPopup } from '../../popups/popup-store.ts';
import type { PopupControl } from '../../ui/use-opened.ts';

/** The popup's reason, and the properties of its frame; each popup itself decides what closing means. */
export type PopupProps = Omit<PopupControl, 'onClose'> & { popup: OpenPopup };
