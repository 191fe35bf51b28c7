import type { Game, GameListQuery } from '../../../api/generated/contract.schemas.ts';
import { gameList } from '../../../api/generated/game-list.ts';
import { queryClientOf } from '../../../api/query-client.ts';
import { marketStart } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import type { App } from '../../../lib/app.ts';
import { currentCountry } from '../../../session/market.ts';
import { currentEpoch, isLoggedIn } from '../../../session/session-store.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { listKey } from './game-lists.ts';

const ROW_GAMES = 12;

/** One row of games; in the recently played ones each game has its open round (GAM-14). */
export const rowBody = (app: App, query: Omit<GameListQuery, 'country'>): GameListQuery => ({
  country: currentCountry(app),
  pageNum: 1,
  pageSize: ROW_GAMES,
  ...query,
});

type GameWithRound = Game & Required<Pick<Game, 'openRound'>>;

export const openRoundsIn = (games: readonly Game[]): GameWithRound[] =>
  games.flatMap(({ openRound, ...game }) => (openRound ? [{ ...game, openRound }] : []));

export const hasOpenRound = (app: App, gameId: string): Promise<boolean | undefined> =>
  gameList(rowBody(app, { isRecent: true })).then(
    ({ list }) => openRoundsIn(list).some(({ id }) => id === gameId),
    () => undefined,
  );

/** Shows a toast when the round of a left game is still open. Home makes the same call and shows failures. */
export async function showOpenRound(app: App): Promise<void> {
  if (!isLoggedIn(app)) return;
  const body = rowBody(app, { isRecent: true });
  const page = await queryClientOf(app)
    .fetchQuery({
      queryKey: listKey(body, currentEpoch(app)),
      queryFn: ({ signal }) => gameList(body, signal),
      staleTime: 0,
    })
    .catch(() => undefined);
  const [left] = openRoundsIn(page?.list ?? []);
  if (!left) return;
  const { waits, flies, goesOn } = texts().game.left;
  const { waitsUntil } = left.openRound;
  const { name, categoryIds } = left;
  // A flight without an automatic exit can only be lost by who stays away.
  const continues = categoryIds.includes('crash') ? flies : goesOn;
  showToast(app, 'info', waitsUntil ? waits({ name, time: marketStart(waitsUntil) }) : continues({ name }));
}
