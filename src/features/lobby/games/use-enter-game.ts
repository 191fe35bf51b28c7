import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useGameUrl } from '../../../api/generated/game/game.ts';
import { writeDevice } from '../../../lib/device-storage.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { isLoggedIn } from '../../../session/session-store.ts';
import { noteEntry } from './game-lists.ts';

interface EnterGame {
  /** A guest logs in first; a player's entry address is asked anew each time (GAM-05). */
  enterGame: (gameId: string) => void;
  /** The game whose address is being asked for. */
  enteringId: string | undefined;
}

/** Entering games from a list; one hook for the whole list. */
export function useEnterGame(): EnterGame {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useGameUrl();
  const enterGame = useCallback(
    (gameId: string) => {
      if (!isLoggedIn()) return openPopup({ kind: 'LOGIN' });
      if (isPending) return;
      mutate(
        { data: { gameId } },
        {
          onSuccess: ({ url, isBonus }) => {
            writeDevice('isBonus', String(isBonus));
            noteEntry(queryClient);
            void navigate({ to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } });
          },
        },
      );
    },
    [isPending, mutate, navigate, queryClient],
  );
  return { enterGame, enteringId: isPending ? variables.data.gameId : undefined };
}
