import type { OrderStatus } from '../../api/generated/contract.schemas.ts';
import { getRechargeOrdersQueryKey, rechargeOrders } from '../../api/generated/recharge.ts';
import {
  getWalletActivityRecordsQueryKey,
  walletActivityRecords,
} from '../../api/generated/wallet-activity-records.ts';
import { getWithdrawOrdersQueryKey, withdrawOrders } from '../../api/generated/withdraw.ts';
import { useApp } from '../../lib/app.ts';
import type { Page } from '../../lib/pages.ts';
import { latestOrders } from '../../session/latest-orders.ts';
import { useRecordPages } from '../../session/use-record-pages.ts';
import type { DayRange } from './days-of.ts';
import type { MoneyRecord } from './money-record.ts';
import type { RecordTab } from './records-search.ts';

interface RecordFilter extends DayRange {
  status?: OrderStatus;
}

type Call<Row> = (
  request: RecordFilter & { pageNum: number; pageSize: number },
  signal?: AbortSignal,
) => Promise<Page<Row>>;

const marked = <Tab extends RecordTab, Row>(tab: Tab, { list, ...page }: Page<Row>) => ({
  ...page,
  list: list.map((row) => ({ tab, ...row })),
});

const CALLS: Record<RecordTab, { callKey: readonly unknown[]; call: Call<MoneyRecord> }> = {
  deposits: {
    callKey: getRechargeOrdersQueryKey(),
    call: async (...request) => marked('deposits', await rechargeOrders(...request)),
  },
  withdrawals: {
    callKey: getWithdrawOrdersQueryKey(),
    call: async (...request) => marked('withdrawals', await withdrawOrders(...request)),
  },
  activity: {
    callKey: getWalletActivityRecordsQueryKey(),
    call: async ({ status: _none, ...request }, signal) =>
      marked('activity', await walletActivityRecords(request, signal)),
  },
};

export function useMoneyRecords(tab: RecordTab, filter: RecordFilter) {
  const app = useApp();
  // The watch and the waiting deposits fetch the latest deposits too, so this list shares their answer.
  const isLatest = tab === 'deposits' && Object.keys(filter).length === 0;
  return useRecordPages({
    ...CALLS[tab],
    filter,
    pageSize: 20,
    opening: isLatest ? async () => marked('deposits', await latestOrders(app)) : undefined,
  });
}
