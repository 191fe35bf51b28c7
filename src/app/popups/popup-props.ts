import type { OpenPopup } from '../../popups/popup-store.ts';
import type { PopupControl } from '../../ui/use-opened.ts';

/** Each popup itself decides what closing means, so the frame has no `onClose`. */
export type PopupProps = Omit<PopupControl, 'onClose'> & { popup: OpenPopup };
