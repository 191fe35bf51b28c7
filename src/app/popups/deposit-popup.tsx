import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { DepositPopup } from '../../features/promotions/deposit-popup/deposit-popup.tsx';
import { storeShown } from '../../features/promotions/deposit-popup/shown-days.ts';
import { type App, useApp } from '../../lib/app.ts';
import { closePopup } from '../../popups/popup-store.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';
import { useGoHome } from '../shell/use-go-home.ts';
import type { PopupProps } from './account-popups.ts';
import { useActiveBoxStore } from './arrival-popups.ts';

const close = (app: App) => closePopup(app, 'DEPOSIT_ACTIVE_POPUP');

/** The new-user-deposit popup (PRO-02): on home it stores the day when seen, in a game when it closes. */
export function ConnectedDepositPopup({ popup: _how, ...control }: PopupProps) {
  const app = useApp();
  const router = useRouter();
  const goHome = useGoHome();
  const multiple = useActiveBoxStore((state) => state.multiple);
  const [isInGame] = useState(() => router.state.location.pathname.startsWith('/gameView/'));

  useEffect(() => {
    if (!isInGame) storeShown(app, multiple);
  }, [isInGame, multiple, app]);
  useUiEvent('close-new-user-deposit-popup', () => close(app));

  const onGone = useCallback(() => {
    if (isInGame) storeShown(app, multiple);
    close(app);
    void router.navigate({ to: '/newUserDeposit', search: { multiple, ...(isInGame && { isInGame }) } });
  }, [router, isInGame, multiple, app]);

  return (
    <DepositPopup
      {...control}
      multiple={multiple}
      onClose={() => {
        close(app);
        if (isInGame) storeShown(app, multiple);
        else goHome();
      }}
      onGetNow={onGone}
    />
  );
}
