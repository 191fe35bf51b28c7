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
  NoBody,
  RechargeCount
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const rechargeCountShape = { count: 'n' };





/**
 * How many deposits of this player succeeded; 1 after a success means it was the first (DEP-05, SES-13).
 * @summary Count of successful deposits
 */
export const rechargeUsc = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<RechargeCount>(
      {url: `/recharge/usc`, shape: rechargeCountShape,
      data: noBody, signal
    },
      );
    }




export const getRechargeUscQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/recharge/usc`, noBody
    ] as const;
    }


export const getRechargeUscQueryOptions = <TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargeUscQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargeUsc>>> = ({ signal }) => rechargeUsc(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargeUscQueryResult = NonNullable<Awaited<ReturnType<typeof rechargeUsc>>>
export type RechargeUscQueryError = ErrorType<unknown>


export function useRechargeUsc<TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeUsc>>,
          TError,
          Awaited<ReturnType<typeof rechargeUsc>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargeUsc<TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeUsc>>,
          TError,
          Awaited<ReturnType<typeof rechargeUsc>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargeUsc<TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Count of successful deposits
 */

export function useRechargeUsc<TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargeUscQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






