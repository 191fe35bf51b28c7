import { useEffect, useState } from 'react';
import type { Banner } from '../../api/generated/contract.schemas.ts';
import { meaningHere, useBannerAction } from '../../features/lobby/banners/use-banner-action.ts';
import { useApp } from '../../lib/app.ts';
import { closePopup, type OpenPopup, replacePopup } from '../../popups/popup-store.ts';
import { endSession } from '../../session/begin-session.ts';
import { takePending } from '../../session/pending.ts';
import { useIsLogin } from '../../session/session-store.ts';
import type { PopupControl } from '../../ui/use-opened.ts';
import { useGoHome } from '../shell/use-go-home.ts';

/** Each popup itself decides what closing means, so the frame has no `onClose`. */
export type PopupProps = Omit<PopupControl, 'onClose'> & { popup: OpenPopup };

/** Closes an account popup without a login. One that opened by a 401 logs out and returns home (SES-05). */
export function useCloseUnsigned({ kind, origin }: OpenPopup): () => void {
  const app = useApp();
  const goHome = useGoHome();
  return () => {
    closePopup(app, kind);
    takePending(app);
    if (origin !== 401) return;
    endSession(app);
    goHome();
  };
}

/**
 * Runs a banner's command (LOB-11). The popup closes only when another screen opens. A guest, and a player whose token
 * was refused (origin 401), logs in first.
 */
export function useAccountBanner(onClose: () => void): (banner: Banner, goToLogin: () => void) => void {
  const app = useApp();
  const run = useBannerAction();
  return (banner, goToLogin) => {
    const { do: command } = meaningHere(app, banner);
    if (command === 'log-in' || command === 'enter-game' || command === 'open-wheel') return goToLogin();
    if (command === 'navigate') onClose();
    run(banner);
  };
}

/** Guards a popup for players: a guest gets the login instead (SES-11), and the popup closes when the session ends. */
export function useLoginGuard({ popup, isOpen, onClosed }: PopupProps): boolean {
  const app = useApp();
  const { kind } = popup;
  const isLogin = useIsLogin();
  const [wasLogin, setLogin] = useState(isLogin);
  if (isLogin && !wasLogin) setLogin(true);
  useEffect(() => {
    if (!isOpen || isLogin) return;
    if (wasLogin) closePopup(app, kind);
    else replacePopup(app, kind, { kind: 'LOGIN' });
  }, [isOpen, isLogin, wasLogin, kind, app]);
  useEffect(() => {
    // A popup that was never shown has no closing animation, so nothing else reports its end.
    if (!isOpen && !wasLogin) onClosed();
  });
  return wasLogin;
}
