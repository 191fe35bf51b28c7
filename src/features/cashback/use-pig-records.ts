import { useInfiniteQuery } from '@tanstack/react-query';
import { getPigRecordQueryKey, pigRecord } from '../../api/generated/cashback/cashback.ts';
import type { PigRecord } from '../../api/generated/contract.schemas.ts';
import { currentEpoch } from '../../session/session-store.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';

const PAGE_SIZE = 20;

/** What went into the player's pig and out of it, page by page, newest first. */
export function usePigRecords() {
  const query = useInfiniteQuery({
    queryKey: [...getPigRecordQueryKey().slice(0, 2), 'pages', currentEpoch()],
    queryFn: ({ pageParam, signal }) => pigRecord({ pageNum: pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ list, pageNum, pageSize, total }) =>
      list.length > 0 && pageNum * pageSize < total ? pageNum + 1 : undefined,
    meta: { isQuiet: true },
  });
  useMoneyChanges(() => void query.refetch());
  const pages = query.data?.pages ?? [];
  // A row that moved to a later page while the list was loaded shows once.
  const rows = new Map<string, PigRecord>();
  for (const { list } of pages) for (const row of list) if (!rows.has(row.id)) rows.set(row.id, row);
  return { ...query, records: [...rows.values()] };
}
