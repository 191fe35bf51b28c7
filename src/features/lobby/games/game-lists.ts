import type { InfiniteData } from '@tanstack/react-query';
import type { GameListQuery, GamePage } from '../../../api/generated/contract.schemas.ts';
import { getGameListQueryKey } from '../../../api/generated/game-list.ts';
import { queryClientOf } from '../../../api/query-client.ts';
import type { App } from '../../../lib/app.ts';

type GameList = GamePage | InfiniteData<GamePage>;

const [METHOD, PATH] = getGameListQueryKey();
const GAME_LISTS = { queryKey: [METHOD, PATH] } as const;

/** Lists cached page by page need another key than a single page with the same body. */
export function pagedListKey(query: GameListQuery, epoch: number) {
  return [METHOD, PATH, query, 'pages', ownerOf(query, epoch)] as const;
}

export function listKey(query: GameListQuery, epoch: number) {
  return [METHOD, PATH, query, ownerOf(query, epoch)] as const;
}

/** Favourites and recent games belong to one session: the next player must not see them. */
function ownerOf({ isCollected, isRecent }: GameListQuery, epoch: number): number {
  return isCollected || isRecent ? epoch : 0;
}

function bodyOf(key: readonly unknown[]): GameListQuery | undefined {
  return key[2] as GameListQuery | undefined;
}

function markInPage(page: GamePage, gameId: string, isCollected: boolean): GamePage {
  const at = page.list.findIndex((game) => game.id === gameId && game.isCollected !== isCollected);
  if (at < 0) return page;
  return { ...page, list: page.list.map((game, index) => (index === at ? { ...game, isCollected } : game)) };
}

function marked(list: GameList, gameId: string, isCollected: boolean): GameList {
  if (!('pages' in list)) return markInPage(list, gameId, isCollected);
  const pages = list.pages.map((page) => markInPage(page, gameId, isCollected));
  return pages.every((page, index) => page === list.pages[index]) ? list : { ...list, pages };
}

/** Writes a favourite into all cached lists. On screen the game keeps its place, so a tap can be undone. */
export function noteFavourite(app: App, gameId: string, isCollected: boolean): void {
  const queryClient = queryClientOf(app);
  queryClient.setQueriesData<GameList>(GAME_LISTS, (list) => list && marked(list, gameId, isCollected));
  // An answer under way may be older than the change.
  void queryClient.invalidateQueries({
    ...GAME_LISTS,
    predicate: ({ state }) => state.fetchStatus === 'fetching',
  });
  void queryClient.invalidateQueries({
    ...GAME_LISTS,
    refetchType: 'none',
    predicate: ({ queryKey }) => bodyOf(queryKey)?.isCollected === true,
  });
}

export function noteEntry(app: App): void {
  void queryClientOf(app).invalidateQueries({
    ...GAME_LISTS,
    refetchType: 'none',
    predicate: ({ queryKey }) => bodyOf(queryKey)?.isRecent === true,
  });
}
