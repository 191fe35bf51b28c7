import type { OrderStatus } from '../../api/generated/contract.schemas.ts';
import { getRechargeOrdersQueryKey, rechargeOrders } from '../../api/generated/recharge.ts';
import {
  getWalletActivityRecordsQueryKey,
  walletActivityRecords,
} from '../../api/generated/wallet-activity-records.ts';
import { getWithdrawOrdersQueryKey, withdrawOrders } from '../../api/generated/withdraw.ts';
import { type RecordPage, useRecordPages } from '../../session/use-record-pages.ts';
import type { DayRange } from './days-of.ts';
import type { MoneyRecord } from './money-record.ts';
import type { RecordTab } from './records-search.ts';

interface RecordFilter extends DayRange {
  /** Wire status; activity has none. */
  status?: OrderStatus;
}

interface RecordCall {
  callKey: readonly unknown[];
  call: (
    request: RecordFilter & { pageNum: number; pageSize: number },
    signal?: AbortSignal,
  ) => Promise<RecordPage<MoneyRecord>>;
}

/** Each tab has a call of its own; its rows are marked with the tab they come from. */
const CALLS: Record<RecordTab, RecordCall> = {
  deposits: {
    callKey: getRechargeOrdersQueryKey(),
    call: async (request, signal) => {
      const page = await rechargeOrders(request, signal);
      return { ...page, list: page.list.map((order) => ({ tab: 'deposits', ...order })) };
    },
  },
  withdrawals: {
    callKey: getWithdrawOrdersQueryKey(),
    call: async (request, signal) => {
      const page = await withdrawOrders(request, signal);
      return { ...page, list: page.list.map((order) => ({ tab: 'withdrawals', ...order })) };
    },
  },
  activity: {
    callKey: getWalletActivityRecordsQueryKey(),
    call: async ({ status: _none, ...request }, signal) => {
      const page = await walletActivityRecords(request, signal);
      return { ...page, list: page.list.map((record) => ({ tab: 'activity', ...record })) };
    },
  },
};

/** The records of one tab (HIS-01). */
export const useMoneyRecords = (tab: RecordTab, filter: RecordFilter) =>
  useRecordPages({ ...CALLS[tab], filter, pageSize: 20 });
