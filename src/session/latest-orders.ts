import { useQuery } from '@tanstack/react-query';
import type { RechargeOrderPage } from '../api/generated/contract.schemas.ts';
import { getRechargeOrdersQueryOptions, rechargeOrders } from '../api/generated/recharge.ts';
import { queryClientOf } from '../api/query-client.ts';
import type { App } from '../lib/app.ts';
import { phoneNow } from '../lib/phone-now.ts';

const REQUEST = { pageNum: 1, pageSize: 20 };
const query = getRechargeOrdersQueryOptions(REQUEST, { query: { meta: { isQuiet: true }, retry: false } });

/** In ms: a screen does not repeat the call within this time. */
const JUST_NOW_MS = 15_000;

/**
 * The player's latest deposits, one query for the whole screen: the form (the newest deposit is the last choice,
 * DEP-01), the waiting payments (DEP-10), the first page of the list (HIS-01).
 */
export const useLatestOrders = () => useQuery(query);

export const latestOrders = (app: App): Promise<RechargeOrderPage> =>
  queryClientOf(app).fetchQuery({ ...query, staleTime: 0 });

export const freshOrders = (): Promise<RechargeOrderPage> => rechargeOrders(REQUEST);

/**
 * Takes an answer that another part of this screen has just fetched. A screen that opens later fetches again.
 * @throws CallError
 */
export async function ordersJustNow(app: App): Promise<RechargeOrderPage> {
  const queryClient = queryClientOf(app);
  const { queryKey } = query;
  const { fetchStatus, dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
  const isScreens = fetchStatus === 'fetching' || phoneNow() - dataUpdatedAt < JUST_NOW_MS;
  const page = await queryClient.fetchQuery({ ...query, staleTime: JUST_NOW_MS });
  if (!isScreens)
    void queryClient.invalidateQueries({ queryKey, exact: true, type: 'inactive', refetchType: 'none' });
  return page;
}
