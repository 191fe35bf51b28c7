import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GameListQuery, GamePage } from '../../../api/generated/contract.schemas.ts';
import { gameList } from '../../../api/generated/game-list.ts';
import { useApp } from '../../../lib/app.ts';
import { nextPage, rowsOf } from '../../../lib/pages.ts';
import { currentEpoch } from '../../../session/session-store.ts';
import { pagedListKey } from '../games/game-lists.ts';

/** What a list asks of the call, beside the page. */
export type GameListFilter = Omit<GameListQuery, 'pageNum' | 'pageSize'>;

/** How long a list counts as fresh, in ms: a fresher order is not worth a refetch of every loaded page. */
const FRESH_MS = 10 * 60_000;
/**
 * How long a list that is not on screen stays cached, in ms: the way back from a long game finds it (LOB-14, GAM-06).
 */
const KEPT_MS = 60 * 60_000;

const NO_PAGES: readonly GamePage[] = [];

/** A list of games, page by page. */
export function useGamePages(filter: GameListFilter, pageSize: number, isEnabled = true) {
  const app = useApp();
  const query = useInfiniteQuery({
    queryKey: pagedListKey({ ...filter, pageSize }, currentEpoch(app)),
    queryFn: ({ pageParam, signal }) => gameList({ ...filter, pageNum: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: isEnabled,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const pages = query.data?.pages ?? NO_PAGES;
  const games = useMemo(() => rowsOf(pages), [pages]);
  return {
    /** The pages as the server sent them. */
    pages,
    games,
    /** All games of the list, loaded or not. */
    total: pages.at(-1)?.total ?? 0,
    isPending: isEnabled && query.isPending,
    /** Nothing is there and it could not be loaded. */
    isError: query.isError && pages.length === 0,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    /** A call is under way, be it for more or for what is there. */
    isBusy: query.isFetching,
    /** What is there stands; the next page could not be loaded. */
    isMoreError: query.isFetchNextPageError,
    /** Joins a call that is under way: a list may ask twice before the next render. */
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void (pages.length === 0 ? query.refetch() : query.fetchNextPage()),
  };
}
