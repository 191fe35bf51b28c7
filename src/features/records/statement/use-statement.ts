import { useQuery } from '@tanstack/react-query';
import { rechargeOrders } from '../../../api/generated/recharge.ts';
import { walletActivityRecords } from '../../../api/generated/wallet-activity-records.ts';
import { walletBalance } from '../../../api/generated/wallet-balance.ts';
import { walletRecords } from '../../../api/generated/wallet-records.ts';
import { withdrawOrders } from '../../../api/generated/withdraw.ts';
import { marketDays } from '../../../i18n/market-time.ts';
import { useApp } from '../../../lib/app.ts';
import { nextPage, type Page, rowsOf } from '../../../lib/pages.ts';
import { currentEpoch } from '../../../session/session-store.ts';
import type { DayRange } from '../days-of.ts';
import { buildStatement, type StatementRecords } from './build-statement.ts';

/** The contract's maximum (PageSize). */
const PAGE_SIZE = 999;

async function allRows<Row extends { id: string }>(
  fetchPage: (page: { pageNum: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const pages: Page<Row>[] = [];
  for (let pageNum: number | undefined = 1; pageNum !== undefined; ) {
    const page: Page<Row> = await fetchPage({ pageNum, pageSize: PAGE_SIZE });
    pages.push(page);
    pageNum = nextPage(page);
  }
  return rowsOf(pages);
}

async function fetchOnce(since: DayRange, signal: AbortSignal): Promise<StatementRecords> {
  const [deposits, withdrawals, activity, cashBets, bonusBets, { total }] = await Promise.all([
    // Starts before the period too, because these calls filter by the day of the request, not of the money.
    allRows((page) => rechargeOrders(page, signal)),
    allRows((page) => withdrawOrders(page, signal)),
    allRows((page) => walletActivityRecords({ ...since, ...page }, signal)),
    allRows((page) => walletRecords({ ...since, ...page, isBonus: false }, signal)),
    allRows((page) => walletRecords({ ...since, ...page, isBonus: true }, signal)),
    walletBalance({}, signal),
  ]);
  return { deposits, withdrawals, activity, bets: [...cashBets, ...bonusBets], balance: total };
}

async function fetchRecords({ startDate }: DayRange, signal: AbortSignal): Promise<StatementRecords> {
  const since = startDate === undefined ? {} : { startDate };
  const { total } = await walletBalance({}, signal);
  const records = await fetchOnce(since, signal);
  // If money moved while the lists were loading, only some of them contain it.
  return records.balance === total ? records : fetchOnce(since, signal);
}

export function useStatement(days: DayRange) {
  const app = useApp();
  return useQuery({
    queryKey: ['statement', days, currentEpoch(app)],
    queryFn: async ({ signal }) => buildStatement(await fetchRecords(days, signal), days, marketDays()),
    gcTime: 0,
    staleTime: 0,
    meta: { isQuiet: true },
  });
}
