// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  OrderListQuery,
  RechargeOrderPage
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const orderBonusShape = { amount: 'n', wagerTimes: 'n', expiresAt: 't' };
const rechargeOrderShape = { id: 's', amount: 'n', fee: 'n', payChannel: 's', routing: 's', paymentMethod: 's', status: 'n=0|1|2|3', reason: 's', createdAt: 't', 'paidAt?': 't', 'expiresAt?': 't', 'bonus?': orderBonusShape };
const rechargeOrderPageShape = { list: [rechargeOrderShape], total: 'n', pageNum: 'n', pageSize: 'n' };





/**
 * Deposits of this player, newest first; by intentId it finds the order of an answer that got lost (HIS-01, DEP-06).
 * @summary Deposit orders
 */
export const rechargeOrders = (
    orderListQuery: OrderListQuery,
 signal?: AbortSignal
) => {


      return call<RechargeOrderPage>(
      {url: `/recharge/orders`, shape: rechargeOrderPageShape,
      data: orderListQuery, signal
    },
      );
    }




export const getRechargeOrdersQueryKey = (orderListQuery?: OrderListQuery,) => {
    return [
    'POST', `/recharge/orders`, orderListQuery
    ] as const;
    }


export const getRechargeOrdersQueryOptions = <TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargeOrdersQueryKey(orderListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargeOrders>>> = ({ signal }) => rechargeOrders(orderListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargeOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof rechargeOrders>>>
export type RechargeOrdersQueryError = ErrorType<unknown>


export function useRechargeOrders<TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeOrders>>,
          TError,
          Awaited<ReturnType<typeof rechargeOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargeOrders<TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeOrders>>,
          TError,
          Awaited<ReturnType<typeof rechargeOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargeOrders<TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Deposit orders
 */

export function useRechargeOrders<TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargeOrdersQueryOptions(orderListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






