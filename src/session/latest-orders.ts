import { useQuery } from '@tanstack/react-query';
import type { RechargeOrderPage } from '../api/generated/contract.schemas.ts';
import { getRechargeOrdersQueryOptions, rechargeOrders } from '../api/generated/recharge.ts';
import { queryClientOf } from '../api/query-client.ts';
import type { App } from '../lib/app.ts';

const REQUEST = { pageNum: 1, pageSize: 20 };
const query = getRechargeOrdersQueryOptions(REQUEST, { query: { meta: { isQuiet: true }, retry: false } });

/**
 * The player's latest deposits: the form (the newest deposit is the last choice, DEP-01), the waiting payments (DEP-10),
 * the first page of the list (HIS-01). Home and the watch share an answer for 15 s.
 * @param isFresh a screen that lists orders fetches them when it opens
 */
export const useLatestOrders = (isFresh = false) => useQuery({ ...query, ...(isFresh && { staleTime: 0 }) });

export const latestOrders = (app: App): Promise<RechargeOrderPage> =>
  queryClientOf(app).fetchQuery({ ...query, staleTime: 0 });

/** Joins no call under way, which may have begun before the missed news (RT-03). */
export const freshOrders = (): Promise<RechargeOrderPage> => rechargeOrders(REQUEST);

/** Takes an answer that another part of the page has just fetched. @throws CallError */
export const recentOrders = (app: App): Promise<RechargeOrderPage> =>
  queryClientOf(app).fetchQuery({ ...query, staleTime: 15_000 });
