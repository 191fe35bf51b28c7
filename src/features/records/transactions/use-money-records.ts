import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { OrderStatus } from '../../../api/generated/contract.schemas.ts';
import { getRechargeOrdersQueryKey, rechargeOrders } from '../../../api/generated/recharge/recharge.ts';
import {
  getWalletActivityRecordsQueryKey,
  walletActivityRecords,
} from '../../../api/generated/session/session.ts';
import { getWithdrawOrdersQueryKey, withdrawOrders } from '../../../api/generated/withdraw/withdraw.ts';
import { currentEpoch } from '../../../session/session-store.ts';
import type { DayRange } from '../period.ts';
import { nextRecordPage } from '../record-pages.ts';
import { useRecordPages } from '../use-record-pages.ts';
import type { MoneyRecord } from './money-record.ts';
import type { RecordTab } from './transactions-search.ts';

const PAGE_SIZE = 20;

export interface RecordFilter extends DayRange {
  tab: RecordTab;
  /** Wire status; activity has none. */
  status?: OrderStatus;
}

type Ask = DayRange & { pageNum: number; pageSize: number; status?: OrderStatus };
type Answer = { list: MoneyRecord[]; total: number; pageNum: number; pageSize: number };

/** One page of a tab, asked of its own call; rows are marked with where they come from. */
const calls: Record<RecordTab, (ask: Ask, signal: AbortSignal) => Promise<Answer>> = {
  deposits: async (ask, signal) => {
    const page = await rechargeOrders(ask, signal);
    return { ...page, list: page.list.map((order) => ({ tab: 'deposits', ...order })) };
  },
  withdrawals: async (ask, signal) => {
    const page = await withdrawOrders(ask, signal);
    return { ...page, list: page.list.map((order) => ({ tab: 'withdrawals', ...order })) };
  },
  activity: async ({ status: _none, ...ask }, signal) => {
    const page = await walletActivityRecords(ask, signal);
    return { ...page, list: page.list.map((record) => ({ tab: 'activity', ...record })) };
  },
};

/** Begins the key of everything the call of a tab answered, so that a change of money makes all of it old. */
const keys: Record<RecordTab, readonly [string, string]> = {
  deposits: [...getRechargeOrdersQueryKey()].slice(0, 2) as [string, string],
  withdrawals: [...getWithdrawOrdersQueryKey()].slice(0, 2) as [string, string],
  activity: [...getWalletActivityRecordsQueryKey()].slice(0, 2) as [string, string],
};

/** The player's records of one kind, page by page, newest first (HIS-01). */
export function useMoneyRecords({ tab, ...filter }: RecordFilter) {
  const query = useInfiniteQuery({
    queryKey: [...keys[tab], 'pages', filter, currentEpoch()],
    queryFn: ({ pageParam, signal }) =>
      calls[tab]({ ...filter, pageNum: pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: nextRecordPage,
    // Another filter of the same tab leaves the rows in place until the new ones are there.
    placeholderData: (before, last) =>
      last?.queryKey[1] === keys[tab][1] ? keepPreviousData(before) : undefined,
  });
  return useRecordPages(query);
}
