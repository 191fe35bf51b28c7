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
  LuckyClaimListQuery,
  LuckyClaimPage
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyClaimShape = { sender: 's', amount: 'n', envelopeId: 's', claimedAt: 't' };
const luckyClaimPageShape = { list: [luckyClaimShape], total: 'n', pageNum: 'n', pageSize: 'n' };





/**
 * What this player took from red packets, newest first (RED-01).
 * @summary Red packets I claimed
 */
export const luckyMoneyClaimed = (
    luckyClaimListQuery: LuckyClaimListQuery,
 signal?: AbortSignal
) => {


      return call<LuckyClaimPage>(
      {url: `/lucky/money/claimed`, shape: luckyClaimPageShape,
      data: luckyClaimListQuery, signal
    },
      );
    }




export const getLuckyMoneyClaimedQueryKey = (luckyClaimListQuery?: LuckyClaimListQuery,) => {
    return [
    'POST', `/lucky/money/claimed`, luckyClaimListQuery
    ] as const;
    }


export const getLuckyMoneyClaimedQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(luckyClaimListQuery: LuckyClaimListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyClaimedQueryKey(luckyClaimListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyClaimed>>> = ({ signal }) => luckyMoneyClaimed(luckyClaimListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyClaimedQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyClaimed>>>
export type LuckyMoneyClaimedQueryError = ErrorType<unknown>


export function useLuckyMoneyClaimed<TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(
 luckyClaimListQuery: LuckyClaimListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyClaimed>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyClaimed>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyClaimed<TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(
 luckyClaimListQuery: LuckyClaimListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyClaimed>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyClaimed>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyClaimed<TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(
 luckyClaimListQuery: LuckyClaimListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Red packets I claimed
 */

export function useLuckyMoneyClaimed<TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(
 luckyClaimListQuery: LuckyClaimListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyClaimedQueryOptions(luckyClaimListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






