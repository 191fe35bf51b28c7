import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getRechargeOrdersQueryOptions, rechargeOrders } from '../api/generated/recharge.ts';

const REQUEST = { pageNum: 1, pageSize: 20 };
const query = getRechargeOrdersQueryOptions(REQUEST, { query: { meta: { isQuiet: true }, retry: false } });

/**
 * The player's latest deposits. One query for all who need them when a page opens: the form (the newest one is the last
 * choice, DEP-01), what waits to be paid (DEP-10), the watch (DEP-04), the first page of the list (HIS-01).
 */
export const useLatestOrders = () => useQuery(query);

/**
 * The answer of that query, outside a component: also one that is under way.
 * @param maxAge in ms, of an answer that is there already
 * @throws CallError
 */
export const latestOrders = (queryClient: QueryClient, maxAge: number) =>
  queryClient.fetchQuery({ ...query, staleTime: maxAge });

/** The same by a call of its own, made now. @throws CallError */
export const freshOrders = () => rechargeOrders(REQUEST);
