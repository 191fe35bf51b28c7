import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useGameUrl } from '../../../api/generated/game/game-url.ts';
import { writeDevice } from '../../../lib/device-storage.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { isLoggedIn } from '../../../session/session-store.ts';
import { noteEntry } from './game-lists.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Picture of the game that is entered, shown until the game itself is there. */
    cover?: string;
    /** The game is a lucky wheel that a banner opened: its address gets the token in the frame (LOB-11). */
    isWheel?: true;
  }
}

interface EnterGame {
  /**
   * A guest logs in first; a player's entry address is fetched again each time (GAM-05). With the cover that was
   * tapped, the tile becomes the game.
   */
  enterGame: (gameId: string, cover?: string) => void;
  /** The game that is being entered, until its screen is there. */
  enteringId: string | undefined;
}

/** Entering games from a list; one hook for the whole list. */
export function useEnterGame(): EnterGame {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [enteringId, setEnteringId] = useState<string>();
  const { mutate } = useGameUrl();
  const enterGame = useCallback(
    (gameId: string, cover?: string) => {
      if (!isLoggedIn()) return openPopup({ kind: 'LOGIN' });
      if (enteringId !== undefined) return;
      setEnteringId(gameId);
      mutate(
        { data: { gameId } },
        {
          onSuccess: async ({ url, isBonus }) => {
            writeDevice('isBonus', String(isBonus));
            noteEntry(queryClient);
            const to = { to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } } as const;
            await navigate({ ...to, ...(cover !== undefined && { state: { cover }, viewTransition: true }) });
            setEnteringId(undefined);
          },
          onError: () => setEnteringId(undefined),
        },
      );
    },
    [enteringId, mutate, navigate, queryClient],
  );
  return { enterGame, enteringId };
}
