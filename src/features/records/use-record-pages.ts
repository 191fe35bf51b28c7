import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMoneyChanges } from '../../session/use-money-changes.ts';
import { type RecordPage, rowsOf } from './record-pages.ts';

/** A list of records that comes in pages, as its screen needs it. It is asked for again when money has moved. */
export function useRecordPages<Row extends { id: string }>(
  query: UseInfiniteQueryResult<InfiniteData<RecordPage<Row>>>,
) {
  useMoneyChanges(() => void query.refetch());
  const pages = query.data?.pages;
  const rows = useMemo(() => rowsOf(pages ?? []), [pages]);
  return {
    rows,
    total: pages?.at(-1)?.total ?? 0,
    isPending: query.isPending,
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
