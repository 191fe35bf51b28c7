import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from '../i18n/texts.ts';
import type { OpenPopup, PopupKind } from '../popups/popup-store.ts';

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

type Load = () => Promise<{ default: ComponentType<PopupProps> }>;

/** A popup's code and the texts it needs, together. */
const withTexts = async (load: Promise<ComponentType<PopupProps>>) => {
  const [Popup] = await Promise.all([load, loadTexts('auth')]);
  return { default: Popup };
};

const loadLogin: Load = () => withTexts(import('./login-popup-host.tsx').then((m) => m.LoginPopupHost));
const loadComing: Load = () => withTexts(import('./coming-popup.tsx').then((m) => m.ComingPopup));

const LOADS: Record<PopupKind, Load> = {
  LOGIN: loadLogin,
  REGISTER: loadComing,
  BINDING_PHONE: loadComing,
  RESET_PASSWORD: loadComing,
  CHANGE_PASSWORD: loadComing,
  DEPOSIT_ACTIVE_POPUP: loadComing,
};

const popups = new Map<PopupKind, LazyExoticComponent<ComponentType<PopupProps>>>();

/** Each kind's dialog, loaded when it is opened first. */
export function popupOf(kind: PopupKind): LazyExoticComponent<ComponentType<PopupProps>> {
  const known = popups.get(kind);
  if (known) return known;
  const Popup = lazy(LOADS[kind]);
  popups.set(kind, Popup);
  return Popup;
}

/** A dialog that could not be loaded is asked for again the next time: `lazy` would keep the failure. */
export function forgetPopup(kind: PopupKind): void {
  popups.delete(kind);
}
