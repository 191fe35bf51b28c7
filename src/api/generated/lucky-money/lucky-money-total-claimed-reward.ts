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
  LuckyTotal,
  NoBody
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyTotalShape = { amount: 'n', count: 'n' };





/**
 * Sum and number of all claims of this player (RED-01).
 * @summary Total claimed from red packets
 */
export const luckyMoneyTotalClaimedReward = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyTotal>(
      {url: `/lucky/money/totalClaimedReward`, shape: luckyTotalShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyTotalClaimedRewardQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/lucky/money/totalClaimedReward`, noBody
    ] as const;
    }


export const getLuckyMoneyTotalClaimedRewardQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyTotalClaimedRewardQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>> = ({ signal }) => luckyMoneyTotalClaimedReward(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyTotalClaimedRewardQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>>
export type LuckyMoneyTotalClaimedRewardQueryError = ErrorType<unknown>


export function useLuckyMoneyTotalClaimedReward<TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyTotalClaimedReward<TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyTotalClaimedReward<TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Total claimed from red packets
 */

export function useLuckyMoneyTotalClaimedReward<TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyTotalClaimedRewardQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






