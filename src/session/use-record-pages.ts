import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { CallError } from '../api/call-error.ts';
import { useApp } from '../lib/app.ts';
import { nextPage, type Page, rowsOf } from '../lib/pages.ts';
import { readAs } from '../lib/read.ts';
import { currentEpoch } from './session-store.ts';
import { useMoneyChanges } from './use-money-changes.ts';

interface RecordPagesOptions<Filter, Answer> {
  /** The call's generated key; its first two words invalidate every filter and page. */
  callKey: readonly unknown[];
  call: (request: Filter & { pageNum: number; pageSize: number }, signal?: AbortSignal) => Promise<Answer>;
  filter: Filter;
  pageSize: number;
  /** Fetches the first page when the list opens, with one call for all parts of the screen that need the same rows. */
  opening?: (() => Promise<Answer>) | undefined;
  isQuiet?: boolean;
}

/** A first page without rows but with a total is malformed: "you have none" would be false (NET-13). */
function held<Answer extends Page<unknown>>(path: unknown, page: Answer): Answer {
  if (page.pageNum === 1 && page.list.length === 0 && page.total > 0)
    throw new CallError({ kind: 'malformed', path: String(path) });
  return page;
}

/** The player's records of one kind, newest first, refetched whenever money has moved. */
export function useRecordPages<Row extends { id: string }, Filter, Answer extends Page<Row>>({
  callKey: [method, path],
  call,
  filter,
  pageSize,
  opening,
  isQuiet = false,
}: RecordPagesOptions<Filter, Answer & Page<Row>>) {
  const app = useApp();
  const query = useInfiniteQuery({
    queryKey: [method, path, 'pages', filter, currentEpoch(app)],
    queryFn: async ({ client, queryKey, pageParam, signal }) => {
      const state = client.getQueryState(queryKey);
      // A refetch and a retry make their own calls, because they need the server's present answer.
      if (opening && !state?.dataUpdateCount && !state?.fetchFailureCount) return held(path, await opening());
      return held(path, await call({ ...filter, pageNum: pageParam, pageSize }, signal));
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // With another filter of the same call the old rows stay until the new ones arrive.
    placeholderData: (before, last) => (last?.queryKey[1] === path ? before : undefined),
    meta: { isQuiet },
  });
  useMoneyChanges(query);
  // The tapped control renders first and the other rows later; the first rows do not wait.
  const late = useDeferredValue(query.data);
  const pages = query.data && (late ?? query.data).pages;
  const lastPage = pages?.at(-1);
  const rows = useMemo(() => rowsOf<Row>(pages ?? []), [pages]);
  const read = readAs(query, pages && rows);
  return {
    ...read,
    rows,
    lastPage,
    total: lastPage?.total ?? 0,
    pageCount: pages?.length ?? 0,
    isOld: query.isPlaceholderData || pages !== query.data?.pages,
    hasMore: lastPage !== undefined && nextPage(lastPage) !== undefined,
    isBusy: query.isFetching,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    /** Joins a call that is under way: a list may ask twice before the next render. */
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    refresh: () => void query.refetch(),
  };
}

export type RecordList = Omit<ReturnType<typeof useRecordPages>, 'rows' | 'lastPage'>;
