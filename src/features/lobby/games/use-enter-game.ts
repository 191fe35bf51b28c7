import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { GameEntry, SportSelection } from '../../../api/generated/contract.schemas.ts';
import { useGameUrl } from '../../../api/generated/game-url.ts';
import { useApp } from '../../../lib/app.ts';
import { writeDevice } from '../../../lib/device-storage.ts';
import { isLeaving } from '../../../lib/is-leaving.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { remember } from '../../../session/pending.ts';
import { isLoggedIn } from '../../../session/session-store.ts';
import { noteEntry } from './game-lists.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    cover?: string;
    isWheel?: true;
    selection?: SportSelection;
  }
}

export function useShowEntry() {
  const app = useApp();
  const navigate = useNavigate();
  return useCallback(
    ({ url, isBonus }: GameEntry, state: { cover?: string; selection?: SportSelection } = {}) => {
      writeDevice(app, 'isBonus', String(isBonus));
      noteEntry(app);
      const to = { to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } } as const;
      return navigate({ ...to, state, viewTransition: state.cover !== undefined });
    },
    [navigate, app],
  );
}

/** Enters games (GAM-05). A guest logs in first; then the game or the tapped odds open. */
export function useEnterGame() {
  const app = useApp();
  const showEntry = useShowEntry();
  const [enteringId, setEnteringId] = useState<string>();
  const { mutate } = useGameUrl();
  const router = useRouter();
  const enterGame = useCallback(
    (gameId: string, cover?: string, selection?: SportSelection) => {
      const data = { gameId, ...(selection && { selection }) };
      if (!isLoggedIn(app)) {
        remember(app, { entry: data });
        return openPopup(app, { kind: 'LOGIN' });
      }
      if (enteringId !== undefined) return;
      setEnteringId(gameId);
      const from = router.latestLocation.pathname;
      mutate(
        { data },
        {
          onSuccess: async (entry) => {
            const state = { ...(cover !== undefined && { cover }), ...(selection && { selection }) };
            if (!isLeaving(router, from)) await showEntry(entry, state);
            setEnteringId(undefined);
          },
          onError: () => setEnteringId(undefined),
        },
      );
    },
    [enteringId, mutate, router, showEntry, app],
  );
  return { enterGame, enteringId };
}

export function useEnterGameWaiting() {
  const app = useApp();
  const { enterGame, enteringId } = useEnterGame();
  const isEntering = enteringId !== undefined;
  useEffect(() => {
    if (!isEntering) return;
    emitUi(app, 'show-system-loading', { isOn: true });
    return () => emitUi(app, 'show-system-loading', { isOn: false });
  }, [isEntering, app]);
  return enterGame;
}
