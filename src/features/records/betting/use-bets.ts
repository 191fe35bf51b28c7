import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getWalletRecordsQueryKey, walletRecords } from '../../../api/generated/game/game.ts';
import { currentEpoch } from '../../../session/session-store.ts';
import type { DayRange } from '../period.ts';
import { nextRecordPage } from '../record-pages.ts';
import { useRecordPages } from '../use-record-pages.ts';

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
  return {
    ...useRecordPages(query),
    totals: query.data?.pages.at(-1)?.totals,
    /** What is shown belongs to the filter before. */
    isOld: query.isPlaceholderData,
  };
}
