import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { DepositPopup } from '../../features/promotions/deposit-popup/deposit-popup.tsx';
import { storeShown } from '../../features/promotions/deposit-popup/shown-days.ts';
import { closePopup } from '../../popups/popup-store.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';
import { useGoHome } from '../shell/use-go-home.ts';
import { useActiveBoxStore } from './arrival-popups.ts';
import type { PopupProps } from './popup-props.ts';

const close = () => closePopup('DEPOSIT_ACTIVE_POPUP');

/**
 * The new-user-deposit popup, and what it leads to (PRO-02). Outside a game the day is stored when it is seen, and
 * closing it returns home. In a game it is stored when it is closed, and the game goes on.
 */
export function ConnectedDepositPopup({ popup: _how, ...control }: PopupProps) {
  const router = useRouter();
  const goHome = useGoHome();
  const multiple = useActiveBoxStore((state) => state.multiple);
  const [isInGame] = useState(() => router.state.location.pathname.startsWith('/gameView/'));

  useEffect(() => {
    if (!isInGame) storeShown(multiple);
  }, [isInGame, multiple]);
  useUiEvent('close-new-user-deposit-popup', close);

  const onGone = useCallback(() => {
    if (isInGame) storeShown(multiple);
    close();
    void router.navigate({ to: '/newUserDeposit', search: { multiple, ...(isInGame && { isInGame }) } });
  }, [router, isInGame, multiple]);

  return (
    <DepositPopup
      {...control}
      multiple={multiple}
      onClose={() => {
        close();
        if (isInGame) storeShown(multiple);
        else goHome();
      }}
      onGetNow={onGone}
    />
  );
}
