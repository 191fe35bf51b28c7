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
  WithdrawOrderPage
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const withdrawPayeeShape = { id: 's', 'bank?': 's', 'accountType?': 's', 'taxId?': 's', 'holder?': 's' };
const withdrawStepShape = { step: 's=received|review|sent|paid|returned|cancelled', at: 't' };
const withdrawOrderShape = { id: 's', amount: 'n', fee: 'n', payChannel: 's', routing: 's', paymentMethod: 's', account: 's', payee: withdrawPayeeShape, status: 'n=0|1|2|3', reason: 's', createdAt: 't', timeline: [withdrawStepShape] };
const withdrawOrderPageShape = { list: [withdrawOrderShape], total: 'n', pageNum: 'n', pageSize: 'n' };





/**
 * Withdrawals of this player, newest first; by intentId it finds the order of an answer that got lost, made or cancelled by it (HIS-01, WDR-01, WDR-03).
 * @summary Withdrawal orders
 */
export const withdrawOrders = (
    orderListQuery: OrderListQuery,
 signal?: AbortSignal
) => {


      return call<WithdrawOrderPage>(
      {url: `/withdraw/orders`, shape: withdrawOrderPageShape,
      data: orderListQuery, signal
    },
      );
    }




export const getWithdrawOrdersQueryKey = (orderListQuery?: OrderListQuery,) => {
    return [
    'POST', `/withdraw/orders`, orderListQuery
    ] as const;
    }


export const getWithdrawOrdersQueryOptions = <TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWithdrawOrdersQueryKey(orderListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof withdrawOrders>>> = ({ signal }) => withdrawOrders(orderListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WithdrawOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof withdrawOrders>>>
export type WithdrawOrdersQueryError = ErrorType<unknown>


export function useWithdrawOrders<TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof withdrawOrders>>,
          TError,
          Awaited<ReturnType<typeof withdrawOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useWithdrawOrders<TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof withdrawOrders>>,
          TError,
          Awaited<ReturnType<typeof withdrawOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useWithdrawOrders<TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Withdrawal orders
 */

export function useWithdrawOrders<TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getWithdrawOrdersQueryOptions(orderListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






