import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { texts } from '../../i18n/texts.ts';
import { closePopup, type PopupKind } from '../../popups/popup-store.ts';
import { LoadingLayer } from '../../ui/loading-layer.tsx';
import { MenuHost } from '../menu/menu-host.tsx';
import { onLayerFailure } from '../release/layer-failure.ts';
import { forgetPopup, popupOf } from './popup-registry.tsx';
import { useShownPopups } from './use-shown-popups.ts';

const nothing = () => null;

/** Shows the open popups, each above the one before, and the side menu. */
export function PopupHost() {
  const { common } = texts();
  const { shown, onClosed } = useShownPopups();
  const giveUp = (kind: PopupKind, error: unknown) => {
    forgetPopup(kind);
    closePopup(kind);
    onClosed(kind);
    onLayerFailure(error);
  };
  return (
    <>
      <MenuHost />
      {shown.map(({ popup, layer, isOpen }) => {
        const { kind } = popup;
        const Popup = popupOf(kind);
        return (
          <CatchBoundary
            key={kind}
            getResetKey={() => kind}
            errorComponent={nothing}
            onCatch={(error) => giveUp(kind, error)}
          >
            <Suspense fallback={isOpen && <LoadingLayer label={common.loading()} />}>
              <Popup popup={popup} layer={layer} isOpen={isOpen} onClosed={() => onClosed(kind)} />
            </Suspense>
          </CatchBoundary>
        );
      })}
    </>
  );
}
