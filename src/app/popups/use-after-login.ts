import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CollectOption, type GameEntryRequest } from '../../api/generated/contract.schemas.ts';
import { guestCalls } from '../../api/generated/contract.ts';
import { gameCollect } from '../../api/generated/game-collect.ts';
import { gameUrl } from '../../api/generated/game-url.ts';
import { useShowEntry } from '../../features/lobby/games/use-enter-game.ts';
import { useApp } from '../../lib/app.ts';
import { beginSession } from '../../session/begin-session.ts';
import { type Greeting, loadPage, mustLoad } from '../../session/page-load.ts';
import { takePending } from '../../session/pending.ts';
import { isPageOver } from '../../session/session-store.ts';
import { layers } from '../../ui/layer-history.ts';
import { showToast } from '../../ui/toast-store.ts';
import { reportFailure } from '../cache/report-failure.ts';

export interface NewLogin {
  token: string;
  country?: string;
  /** From `accountMark`: a login without it is not recognized as the same player's. */
  account?: string | undefined;
}

/**
 * What follows a login or registration (SES-03): the session begins, the lobby reloads, the pending destination opens.
 * Another market's account or another player continues on a page of their own (SES-15).
 * @returns false when leaving this page
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

  return ({ token, country, account }, greeting, words) => {
    const { destination, favouriteGameId, entry } = takePending(app);
    beginSession(app, token, { country, account });
    if (mustLoad(app)) {
      // A page that is over sends nothing, not even a favourite.
      const saved = favouriteGameId && !isPageOver(app) ? saveFavourite(favouriteGameId) : Promise.resolve();
      void saved.then(() => loadPage(app, layers(app).onceSettled, destination, greeting));
      return false;
    }
    showToast(app, 'success', words);
    if (destination) void navigate({ href: destination });
    else if (entry) void enter(entry);
    const reloadLobby = () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => guestCalls.has(String(queryKey[1])) });
    // The list of games contains the favourites, so it is fetched after the new one is saved.
    void (favouriteGameId ? saveFavourite(favouriteGameId).then(reloadLobby) : reloadLobby());
    return !destination && !entry;
  };
}
