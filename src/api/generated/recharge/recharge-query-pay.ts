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
  RechargeOrder,
  RechargeQueryPayQuery
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const orderBonusShape = { amount: 'n', wagerTimes: 'n', expiresAt: 't' };
const rechargeOrderShape = { id: 's', amount: 'n', fee: 'n', payChannel: 's', routing: 's', paymentMethod: 's', status: 'n=0|1|2|3', reason: 's', createdAt: 't', 'paidAt?': 't', 'expiresAt?': 't', 'bonus?': orderBonusShape };





/**
 * The order in its current state; status 2 and 3 are final (spec point 4, DEP-04).
 * @summary State of a deposit order
 */
export const rechargeQueryPay = (
    rechargeQueryPayQuery: RechargeQueryPayQuery,
 signal?: AbortSignal
) => {


      return call<RechargeOrder>(
      {url: `/recharge/queryPay`, shape: rechargeOrderShape,
      data: rechargeQueryPayQuery, signal
    },
      );
    }




export const getRechargeQueryPayQueryKey = (rechargeQueryPayQuery?: RechargeQueryPayQuery,) => {
    return [
    'POST', `/recharge/queryPay`, rechargeQueryPayQuery
    ] as const;
    }


export const getRechargeQueryPayQueryOptions = <TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(rechargeQueryPayQuery: RechargeQueryPayQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargeQueryPayQueryKey(rechargeQueryPayQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargeQueryPay>>> = ({ signal }) => rechargeQueryPay(rechargeQueryPayQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargeQueryPayQueryResult = NonNullable<Awaited<ReturnType<typeof rechargeQueryPay>>>
export type RechargeQueryPayQueryError = ErrorType<unknown>


export function useRechargeQueryPay<TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(
 rechargeQueryPayQuery: RechargeQueryPayQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeQueryPay>>,
          TError,
          Awaited<ReturnType<typeof rechargeQueryPay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargeQueryPay<TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(
 rechargeQueryPayQuery: RechargeQueryPayQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeQueryPay>>,
          TError,
          Awaited<ReturnType<typeof rechargeQueryPay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargeQueryPay<TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(
 rechargeQueryPayQuery: RechargeQueryPayQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary State of a deposit order
 */

export function useRechargeQueryPay<TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(
 rechargeQueryPayQuery: RechargeQueryPayQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargeQueryPayQueryOptions(rechargeQueryPayQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






