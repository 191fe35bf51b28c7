import type { OpenPopup } from '../../popups/popup-store.ts';
import type { PopupControl } from '../../ui/use-opened.ts';

/** What a popup gets: how it was opened, and what its frame asks for, but for what closing it means. */
export type PopupProps = Omit<PopupControl, 'onClose'> & { popup: OpenPopup };
