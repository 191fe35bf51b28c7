import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { RechargeOrderPage } from '../api/generated/contract.schemas.ts';
import { getRechargeOrdersQueryOptions, rechargeOrders } from '../api/generated/recharge.ts';
import { phoneNow } from '../lib/phone-now.ts';

const REQUEST = { pageNum: 1, pageSize: 20 };
const query = getRechargeOrdersQueryOptions(REQUEST, { query: { meta: { isQuiet: true }, retry: false } });

/** So long after a screen has asked, nobody else on it asks again, in ms. */
const JUST_NOW_MS = 15_000;

/**
 * The player's latest deposits. One query for all that a screen shows of them: the form (the newest one is the last
 * choice, DEP-01), what waits to be paid (DEP-10), the first page of the list (HIS-01).
 */
export const useLatestOrders = () => useQuery(query);

/** The answer of that query, asked for now or under way. @throws CallError */
export const latestOrders = (queryClient: QueryClient): Promise<RechargeOrderPage> =>
  queryClient.fetchQuery({ ...query, staleTime: 0 });

/** By a call of its own, made now. @throws CallError */
export const freshOrders = (): Promise<RechargeOrderPage> => rechargeOrders(REQUEST);

/**
 * What a screen of this page asks for at the same time, or has just asked for. A screen that opens later asks for
 * itself. @throws CallError
 */
export async function ordersJustNow(queryClient: QueryClient): Promise<RechargeOrderPage> {
  const { queryKey } = query;
  const { fetchStatus, dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
  const isScreens = fetchStatus === 'fetching' || phoneNow() - dataUpdatedAt < JUST_NOW_MS;
  const page = await queryClient.fetchQuery({ ...query, staleTime: JUST_NOW_MS });
  if (!isScreens)
    void queryClient.invalidateQueries({ queryKey, exact: true, type: 'inactive', refetchType: 'none' });
  return page;
}
