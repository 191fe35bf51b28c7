import { useNavigate } from '@tanstack/react-router';
import { useGameUrl } from '../../api/generated/game/game.ts';
import { writeDevice } from '../../lib/device-storage.ts';
import { openPopup } from '../../popups/popup-store.ts';
import { useIsLogin } from '../../session/session-store.ts';

/** Enters a game: a guest logs in first; a player's entry address is asked anew each time (GAM-05). */
export function useEnterGame(): (gameId: string) => void {
  const navigate = useNavigate();
  const isLogin = useIsLogin();
  const { mutate, isPending } = useGameUrl();
  return (gameId) => {
    if (!isLogin) return openPopup({ kind: 'LOGIN' });
    if (isPending) return;
    mutate(
      { data: { gameId } },
      {
        onSuccess: ({ url, isBonus }) => {
          writeDevice('isBonus', String(isBonus));
          void navigate({ to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } });
        },
      },
    );
  };
}
