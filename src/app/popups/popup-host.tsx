import { type ComponentType, type LazyExoticComponent, Suspense, useState } from 'react';
import { type App, appState, useApp } from '../../lib/app.ts';
import { closePopup, type OpenPopup, type PopupKind, usePopupStore } from '../../popups/popup-store.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { lazyWithTexts } from '../../ui/lazy-layer.tsx';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { onLayerFailure } from '../release/layer-failure.ts';
import type { PopupProps } from './account-popups.ts';

type Load = () => Promise<ComponentType<PopupProps>>;

const account = (load: Load) => () => lazyWithTexts(load, 'auth', 'profile');

const LAZY: Record<PopupKind, () => LazyExoticComponent<ComponentType<PopupProps>>> = {
  LOGIN: account(() => import('./login-popup.tsx').then((m) => m.ConnectedLoginPopup)),
  REGISTER: account(() => import('./register-popup.tsx').then((m) => m.ConnectedRegisterPopup)),
  RESET_PASSWORD: account(() => import('./reset-popup.tsx').then((m) => m.ConnectedResetPopup)),
  BINDING_PHONE: account(() => import('./binding-popup.tsx').then((m) => m.ConnectedBindingPopup)),
  CHANGE_PASSWORD: account(() =>
    import('./change-password-popup.tsx').then((m) => m.ConnectedChangePasswordPopup),
  ),
  DEPOSIT_ACTIVE_POPUP: () =>
    lazyWithTexts(() => import('./deposit-popup.tsx').then((m) => m.ConnectedDepositPopup), 'promotions'),
};

const opened = appState(() => new Map<PopupKind, LazyExoticComponent<ComponentType<PopupProps>>>());

function popupOf(app: App, kind: PopupKind): LazyExoticComponent<ComponentType<PopupProps>> {
  const Popup = opened(app).get(kind) ?? LAZY[kind]();
  opened(app).set(kind, Popup);
  return Popup;
}

interface ShownPopup {
  popup: OpenPopup;
  layer: number;
  isOpen: boolean;
}

const openOf = (stack: readonly OpenPopup[]): ShownPopup[] =>
  stack.map((popup, layer) => ({ popup, layer, isOpen: true }));

function useShownPopups(): { shown: readonly ShownPopup[]; onClosed: (kind: PopupKind) => void } {
  const stack = usePopupStore((state) => state.stack);
  // A 401 of an early call may open a popup before the first render.
  const [shown, setShown] = useState<readonly ShownPopup[]>(() => openOf(stack));
  const [seen, setSeen] = useState(stack);

  if (seen !== stack) {
    const open = openOf(stack);
    const leaving = shown
      .filter(({ popup }) => !stack.some(({ kind }) => kind === popup.kind))
      .map((popup) => ({ ...popup, isOpen: false }));
    setSeen(stack);
    setShown([...leaving, ...open]);
  }

  const onClosed = (kind: PopupKind) =>
    setShown((now) => now.filter(({ popup, isOpen }) => isOpen || popup.kind !== kind));
  return { shown, onClosed };
}

export function PopupHost() {
  const app = useApp();
  const { shown, onClosed } = useShownPopups();
  const giveUp = (kind: PopupKind, error: unknown) => {
    opened(app).delete(kind);
    closePopup(app, kind);
    onClosed(kind);
    onLayerFailure(app, error);
  };
  return (
    <>
      {shown.map(({ popup, layer, isOpen }) => {
        const { kind } = popup;
        const Popup = popupOf(app, kind);
        return (
          <Boundary key={kind} isDecoration onCatch={(error) => giveUp(kind, error)}>
            <Suspense
              fallback={
                isOpen && (
                  <LoadingLayer
                    // After a 401 only closing the popup ends the session (SES-05).
                    onClose={popup.origin === 401 ? undefined : () => closePopup(app, kind)}
                  />
                )
              }
            >
              <Popup popup={popup} layer={layer} isOpen={isOpen} onClosed={() => onClosed(kind)} />
            </Suspense>
          </Boundary>
        );
      })}
    </>
  );
}
