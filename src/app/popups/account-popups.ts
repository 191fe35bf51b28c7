import { useEffect, useState } from 'react';
import { closePopup, replacePopup } from '../../popups/popup-store.ts';
import { useIsLogin } from '../../session/session-store.ts';
import type { PopupProps } from './popup-props.ts';

/**
 * For a popup that only players have: a guest gets the login in its place (SES-11), and it goes when the session ends
 * under it.
 * @returns whether it may be seen
 */
export function usePlayersPopup({ popup, isOpen, onClosed }: PopupProps): boolean {
  const { kind } = popup;
  const isLogin = useIsLogin();
  const [wasLogin, setLogin] = useState(isLogin);
  if (isLogin && !wasLogin) setLogin(true);
  useEffect(() => {
    if (!isOpen || isLogin) return;
    if (wasLogin) closePopup(kind);
    else replacePopup(kind, { kind: 'LOGIN' });
  }, [isOpen, isLogin, wasLogin, kind]);
  useEffect(() => {
    // What was never seen has no way out of sight to go.
    if (!isOpen && !wasLogin) onClosed();
  });
  return wasLogin;
}
