import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from '../../i18n/texts.ts';
import type { PopupKind } from '../../popups/popup-store.ts';
import type { PopupProps } from './popup-props.ts';

type Load = () => Promise<{ default: ComponentType<PopupProps> }>;

/** A popup's code and the texts it needs, together. */
const withTexts = async (load: Promise<ComponentType<PopupProps>>) => {
  const [Popup] = await Promise.all([load, loadTexts('auth'), loadTexts('profile')]);
  return { default: Popup };
};

const loadLogin: Load = () => withTexts(import('./login-popup.tsx').then((m) => m.LoginPopupHost));
const loadRegister: Load = () => withTexts(import('./register-popup.tsx').then((m) => m.RegisterPopupHost));
const loadReset: Load = () => withTexts(import('./reset-popup.tsx').then((m) => m.ResetPopupHost));
const loadBinding: Load = () => withTexts(import('./binding-popup.tsx').then((m) => m.BindingPopupHost));
const loadChangePassword: Load = () =>
  withTexts(import('./change-password-popup.tsx').then((m) => m.ChangePasswordPopupHost));
const loadDepositPopup: Load = async () => {
  const [{ DepositPopupHost }] = await Promise.all([import('./deposit-popup.tsx'), loadTexts('promotions')]);
  return { default: DepositPopupHost };
};

const LOADS: Record<PopupKind, Load> = {
  LOGIN: loadLogin,
  REGISTER: loadRegister,
  BINDING_PHONE: loadBinding,
  RESET_PASSWORD: loadReset,
  CHANGE_PASSWORD: loadChangePassword,
  DEPOSIT_ACTIVE_POPUP: loadDepositPopup,
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
