import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getWalletRecordsQueryKey, walletRecords } from '../../../api/generated/game/game.ts';
import { currentEpoch } from '../../../session/session-store.ts';
import { useMoneyChanges } from '../../../session/use-money-changes.ts';
import type { DayRange } from '../period.ts';
import { nextRecordPage, rowsOf } from '../record-pages.ts';

/** Spec point 9. */
const RECORDS_PAGE_SIZE = 999;
const [METHOD, PATH] = getWalletRecordsQueryKey();

export interface BetFilter extends DayRange {
  isBonus: boolean;
}

/** The player's bets from one wallet, newest first, with the server's sums over all of them (HIS-02). */
export function useBets(filter: BetFilter) {
  const query = useInfiniteQuery({
    queryKey: [METHOD, PATH, 'pages', filter, currentEpoch()],
    queryFn: ({ pageParam, signal }) =>
      walletRecords({ ...filter, pageNum: pageParam, pageSize: RECORDS_PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: nextRecordPage,
    placeholderData: keepPreviousData,
  });
  useMoneyChanges(() => void query.refetch());
  const pages = query.data?.pages;
  const bets = useMemo(() => rowsOf(pages ?? []), [pages]);
  const last = pages?.at(-1);
  return {
    bets,
    total: last?.total ?? 0,
    totals: last?.totals,
    isPending: query.isPending,
    /** What is shown belongs to the filter before. */
    isOld: query.isPlaceholderData,
    hasFailed: query.isError && !pages,
    hasMore: query.hasNextPage,
    isBusy: query.isFetching,
    isLoadingMore: query.isFetchingNextPage,
    isRefreshing: query.isFetching && !query.isFetchingNextPage && !query.isPending,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => {
      if (!query.isFetching) void query.fetchNextPage();
    },
    refresh: () => void query.refetch(),
  };
}
