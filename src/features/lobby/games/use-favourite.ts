import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CollectOption, type Game } from '../../../api/generated/contract.schemas.ts';
import { gameCollect } from '../../../api/generated/game-collect.ts';
import { type App, useApp } from '../../../lib/app.ts';
import { appStore } from '../../../lib/store.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { remember } from '../../../session/pending.ts';
import { isLoggedIn, useIsLogin } from '../../../session/session-store.ts';
import { noteFavourite } from './game-lists.ts';
import { useEnterGame } from './use-enter-game.ts';

interface Change {
  isCollected: boolean;
}

const useChanges = appStore<Readonly<Record<string, Change | undefined>>>(() => ({}));

/** Shows the change at once. @returns the change, for `settleChange` */
export function changeFavourite(app: App, gameId: string, isCollected: boolean): Change {
  const change = { isCollected };
  useChanges.of(app).setState({ [gameId]: change });
  return change;
}

/** The server's state counts again, unless the player has made another change. */
export function settleChange(app: App, gameId: string, change: Change): void {
  const { getState, setState } = useChanges.of(app);
  if (getState()[gameId] === change) setState({ [gameId]: undefined });
}

export function pendingFavourite(app: App, gameId: string): boolean | undefined {
  return useChanges.of(app).getState()[gameId]?.isCollected;
}

type Tapped = Pick<Game, 'id' | 'isCollected'>;

export function useIsFavourite({ id, isCollected }: Tapped): boolean {
  const isLogin = useIsLogin();
  const pending = useChanges((changes) => changes[id]?.isCollected);
  return isLogin && (pending ?? isCollected);
}

/** Changes a favourite at once (GAM-03). Calls go out one after another, so that the last tap decides. */
function useToggleFavourite(): (game: Tapped) => void {
  const app = useApp();
  const { mutate } = useMutation({
    mutationFn: ({ gameId, isCollected }: { gameId: string; isCollected: boolean; change: Change }) =>
      gameCollect({ gameId, opt: isCollected ? CollectOption.add : CollectOption.remove }),
    scope: { id: 'favourites' },
    onSuccess: (collected) => noteFavourite(app, collected.gameId, collected.isCollected),
    onSettled: (_answer, _error, { gameId, change }) => settleChange(app, gameId, change),
  });
  return useCallback(
    ({ id: gameId, isCollected: isNow }) => {
      if (!isLoggedIn(app)) {
        remember(app, { favouriteGameId: gameId });
        return openPopup(app, { kind: 'LOGIN' });
      }
      const isCollected = !(pendingFavourite(app, gameId) ?? isNow);
      mutate({ gameId, isCollected, change: changeFavourite(app, gameId, isCollected) });
    },
    [mutate, app],
  );
}

export function useGameActions() {
  const { enterGame, enteringId } = useEnterGame();
  return { onEnter: enterGame, onToggleFavourite: useToggleFavourite(), enteringId };
}
