import { useQuery } from '@tanstack/react-query';
import type { RechargeOrderPage } from '../api/generated/contract.schemas.ts';
import { getRechargeOrdersQueryOptions, rechargeOrders } from '../api/generated/recharge.ts';
import { queryClientOf } from '../api/query-client.ts';
import type { App } from '../lib/app.ts';
import { currentEpoch } from './session-store.ts';

const REQUEST = { pageNum: 1, pageSize: 20 };
const query = getRechargeOrdersQueryOptions(REQUEST, { query: { meta: { isQuiet: true }, retry: false } });

/** In ms: the call is not repeated within this time. */
const JUST_NOW_MS = 15_000;

/**
 * The player's latest deposits, one query for the whole screen: the form (the newest deposit is the last choice,
 * DEP-01), the waiting payments (DEP-10), the first page of the list (HIS-01).
 */
export const useLatestOrders = () => useQuery(query);

export const latestOrders = (app: App): Promise<RechargeOrderPage> =>
  queryClientOf(app).fetchQuery({ ...query, staleTime: 0 });

/** Takes an answer that another part of the page has just fetched. @throws CallError */
export const recentOrders = (app: App): Promise<RechargeOrderPage> =>
  queryClientOf(app).fetchQuery({ ...query, staleTime: JUST_NOW_MS });

/**
 * Joins no call under way, which may have begun before the missed news (RT-03). What is on the screen gets the answer.
 * @throws CallError
 */
export async function freshOrders(app: App): Promise<RechargeOrderPage> {
  const epoch = currentEpoch(app);
  const page = await rechargeOrders(REQUEST);
  if (epoch !== currentEpoch(app)) return page;
  const queryClient = queryClientOf(app);
  // Its answer would be older.
  void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  queryClient.setQueryData(query.queryKey, page);
  return page;
}
