import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { GameListQuery, GamePage } from '../../../api/generated/contract.schemas.ts';
import { gameList } from '../../../api/generated/game-list.ts';
import { CATALOGUE_PAGE_SIZE } from '../../../config/constants.ts';
import { useApp } from '../../../lib/app.ts';
import { nextPage, rowsOf } from '../../../lib/pages.ts';
import { readAs } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { currentEpoch } from '../../../session/session-store.ts';
import { pagedListKey } from '../games/game-lists.ts';

type GameListFilter = Omit<GameListQuery, 'pageNum' | 'pageSize'>;

/** In ms. A long time, because a refetch would load every page of the list again. */
const FRESH_MS = 10 * 60_000;
/** In ms. The list must still be cached after a long game (LOB-14, GAM-06). */
const KEPT_MS = 60 * 60_000;

const NO_PAGES: readonly GamePage[] = [];

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
    ...readAs(query, query.data && games),
    refetch: () => (query.data ? query.fetchNextPage() : query.refetch()),
    pages,
    games,
    total: pages.at(-1)?.total ?? 0,
    pageCount: pages.length,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isBusy: query.isFetching,
    hasMoreFailed: query.isFetchNextPageError,
    /** Joins a running call, because a list may ask twice before the next render. */
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
  };
}

/** All games, for search and for filters that the contract lacks (design point 4); usable while loading. */
export function useCatalogue(isEnabled = true) {
  const app = useApp();
  const catalogue = useGamePages({ country: currentCountry(app) }, CATALOGUE_PAGE_SIZE, isEnabled);
  const { games, hasMore, isLoadingMore, hasMoreFailed, loadMore } = catalogue;
  const wantsMore = isEnabled && hasMore && !isLoadingMore && !hasMoreFailed;
  useEffect(() => {
    if (wantsMore) loadMore();
  });
  const isComplete = catalogue.pages.length > 0 && !hasMore;
  return { ...catalogue, isComplete, whole: readAs(catalogue, isComplete ? games : undefined) };
}
