import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { guestCalls } from '../../api/generated/calls.ts';
import { CollectOption } from '../../api/generated/contract.schemas.ts';
import { gameCollect } from '../../api/generated/game/game.ts';
import { TOAST_SUCCESS_MS } from '../../config/constants.ts';
import { takePending } from '../../session/pending.ts';
import { beginSession } from '../../session/session-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { reportFailure } from '../cache/report-failure.ts';

/**
 * What follows a login or a registration that worked (SES-03): the session begins (which also tells the socket), the
 * lobby reloads, and what the guest wanted is done.
 */
export function useAfterLogin(): (token: string, greeting: string) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const saveFavourite = async (gameId: string) => {
    try {
      await gameCollect({ gameId, opt: CollectOption.add });
    } catch (error) {
      reportFailure(error);
    }
  };

  return (token, greeting) => {
    beginSession(token);
    showToast('success', greeting, TOAST_SUCCESS_MS);
    const { destination, favouriteGameId } = takePending();
    if (destination) void navigate({ to: `/${destination}` });
    // Another player may have been here before: nothing of theirs is shown even for a moment.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !guestCalls.has(String(queryKey[1])) });
    const reloadLobby = () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => guestCalls.has(String(queryKey[1])) });
    // The games say which are favourites, so they are asked after the new one is saved.
    void (favouriteGameId ? saveFavourite(favouriteGameId).then(reloadLobby) : reloadLobby());
  };
}
