import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useGameUrl } from '../../api/generated/game/game.ts';
import { writeDevice } from '../../lib/device-storage.ts';

/** Asks a new entry address for a game and shows it in this one's place (GAM-05). */
export function useFreshEntry(gameId: string | undefined): {
  askAnew: () => void;
  state: 'idle' | 'asking' | 'failed';
} {
  const navigate = useNavigate();
  const { mutate, isPending, isError } = useGameUrl();
  const askAnew = useCallback(() => {
    if (gameId === undefined) return;
    mutate(
      { data: { gameId } },
      {
        onSuccess: ({ url, isBonus }) => {
          writeDevice('isBonus', String(isBonus));
          const to = { to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } } as const;
          void navigate({ ...to, replace: true, state: true });
        },
      },
    );
  }, [gameId, mutate, navigate]);
  return { askAnew, state: isPending ? 'asking' : isError ? 'failed' : 'idle' };
}
