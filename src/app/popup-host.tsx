import { type ComponentType, lazy, Suspense } from 'react';
import { type OpenPopup, type PopupKind, usePopupStore } from '../popups/popup-store.ts';
import { useMenuStore } from './menu-store.ts';

/** What a popup gets: how it was opened and its place in the stack, 0 at the bottom. */
export interface PopupProps {
  popup: OpenPopup;
  layer: number;
}

const comingPopup = () => import('./coming-popup.tsx').then((m) => ({ default: m.ComingPopup }));

/** Each kind's dialog, loaded when it is opened first. */
const POPUPS: Record<PopupKind, ComponentType<PopupProps>> = {
  LOGIN: lazy(() => import('./login-popup-host.tsx').then((m) => ({ default: m.LoginPopupHost }))),
  REGISTER: lazy(comingPopup),
  BINDING_PHONE: lazy(comingPopup),
  RESET_PASSWORD: lazy(comingPopup),
  CHANGE_PASSWORD: lazy(comingPopup),
  DEPOSIT_ACTIVE_POPUP: lazy(comingPopup),
};

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((m) => ({ default: m.MenuDrawer })));

/** Shows the open popups, each above the one before, and the side menu. */
export function PopupHost() {
  const stack = usePopupStore((state) => state.stack);
  const isMenuOpen = useMenuStore((state) => state.isOpen);
  return (
    <>
      {isMenuOpen && (
        <Suspense>
          <MenuDrawer />
        </Suspense>
      )}
      {stack.map((popup, layer) => {
        const Popup = POPUPS[popup.kind];
        return (
          <Suspense key={popup.kind}>
            <Popup popup={popup} layer={layer} />
          </Suspense>
        );
      })}
    </>
  );
}
