import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CollectOption, type Game } from '../../../api/generated/contract.schemas.ts';
import { gameCollect } from '../../../api/generated/game/game-collect.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { rememberFavourite } from '../../../session/pending.ts';
import { isLoggedIn, useIsLogin } from '../../../session/session-store.ts';
import { settleWish, useWish, wishFavourite, wishFor } from './favourite-store.ts';
import { noteFavourite } from './game-lists.ts';

interface Change {
  gameId: string;
  isCollected: boolean;
  wish: number;
}

type Tapped = Pick<Game, 'id' | 'isCollected'>;

/** Whether a game shows as a favourite: as the player last wanted it, else as the server says. A guest has none. */
export function useIsFavourite({ id, isCollected }: Tapped): boolean {
  const isLogin = useIsLogin();
  const wish = useWish(id);
  return isLogin && (wish ?? isCollected);
}

/**
 * Marks a favourite or takes it back, at once, and undoes it when the server says no (GAM-03). One hook for a whole
 * list. Calls go out one after another, so that the last tap is also the last word. A guest logs in first; the
 * favourite is then saved by what follows a login.
 */
export function useToggleFavourite(): (game: Tapped) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ gameId, isCollected }: Change) =>
      gameCollect({ gameId, opt: isCollected ? CollectOption.add : CollectOption.remove }),
    scope: { id: 'favourites' },
    onSuccess: (collected) => noteFavourite(queryClient, collected.gameId, collected.isCollected),
    onSettled: (_answer, _error, { gameId, wish }) => settleWish(gameId, wish),
  });
  return useCallback(
    ({ id: gameId, isCollected: isNow }) => {
      if (!isLoggedIn()) {
        rememberFavourite(gameId);
        return openPopup({ kind: 'LOGIN' });
      }
      const isCollected = !(wishFor(gameId) ?? isNow);
      mutate({ gameId, isCollected, wish: wishFavourite(gameId, isCollected) });
    },
    [mutate],
  );
}
