import { type Query, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CollectOption, type GameEntryRequest, type Player } from '../../api/generated/contract.schemas.ts';
import { guestCalls } from '../../api/generated/contract.ts';
import { gameCollect } from '../../api/generated/game-collect.ts';
import { gameUrl } from '../../api/generated/game-url.ts';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { useShowEntry } from '../../features/lobby/games/use-enter-game.ts';
import { useApp } from '../../lib/app.ts';
import { type Greeting, isOfOtherMarket, loadMarket } from '../../session/page-market.ts';
import { takePending } from '../../session/pending.ts';
import { sessionEnd } from '../../session/session-end.ts';
import { beginSession, isLoggedIn } from '../../session/session-store.ts';
import { layers } from '../../ui/layer-history.ts';
import { showToast } from '../../ui/toast-store.ts';
import { reportFailure } from '../cache/report-failure.ts';

export interface NewLogin {
  token: string;
  country?: string;
  username?: string;
}

/**
 * Follows a successful login or registration (SES-03): the session begins (and with it the socket's login), the lobby
 * reloads, and the pending destination opens. An account of another market continues on a page of that market.
 * @returns whether the player stays on this screen
 */
export function useAfterLogin(): (login: NewLogin, greeting: Greeting, words: string) => boolean {
  const app = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showEntry = useShowEntry();

  const saveFavourite = async (gameId: string) => {
    try {
      await gameCollect({ gameId, opt: CollectOption.add });
    } catch (error) {
      reportFailure(app, error);
    }
  };

  const enter = async (entry: GameEntryRequest) => {
    try {
      await showEntry(await gameUrl(entry), entry.selection && { selection: entry.selection });
    } catch (error) {
      reportFailure(app, error);
    }
  };

  return ({ token, country, username }, greeting, words) => {
    const before =
      isLoggedIn(app) && queryClient.getQueryData<Player>(getUserGetUserInfoQueryKey({}))?.username;
    beginSession(app, token, country);
    // The calls of an ended session continue only for the same player (NET-12).
    sessionEnd(app).isSamePlayer = !before || before === username;
    const { destination, favouriteGameId, entry } = takePending(app);
    if (isOfOtherMarket(app)) {
      const saved = favouriteGameId ? saveFavourite(favouriteGameId) : Promise.resolve();
      void saved.then(() => loadMarket(app, layers(app).onceSettled, destination, greeting));
      return false;
    }
    showToast(app, 'success', words);
    if (destination) void navigate({ href: destination });
    else if (entry) void enter(entry);
    const isPlayers = ({ queryKey }: Query) => !guestCalls.has(String(queryKey[1]));
    if (before && before === username) void queryClient.invalidateQueries({ predicate: isPlayers });
    // Data of a previous player must not show even for a moment.
    else void queryClient.resetQueries({ predicate: isPlayers });
    const reloadLobby = () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => guestCalls.has(String(queryKey[1])) });
    // The list of games contains the favourites, so it is fetched after the new one is saved.
    void (favouriteGameId ? saveFavourite(favouriteGameId).then(reloadLobby) : reloadLobby());
    return !destination && !entry;
  };
}
