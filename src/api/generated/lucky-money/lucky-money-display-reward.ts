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
  LuckyDisplayReward,
  LuckyDisplayRewardQuery
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyDisplayRewardShape = { 'envelopeId?': 's', amount: 'n', currencyAlias: 's', expiresAt: 't' };





/**
 * What the packet of a share link, or the standing offer, can still bring; open to guests (RED-01, spec point 6). For a player the standing offer is a packet not yet claimed.
 * @summary Reward shown to a visitor
 */
export const luckyMoneyDisplayReward = (
    luckyDisplayRewardQuery: LuckyDisplayRewardQuery,
 signal?: AbortSignal
) => {


      return call<LuckyDisplayReward>(
      {url: `/lucky/money/displayReward`, shape: luckyDisplayRewardShape,
      data: luckyDisplayRewardQuery, signal
    },
      );
    }




export const getLuckyMoneyDisplayRewardQueryKey = (luckyDisplayRewardQuery?: LuckyDisplayRewardQuery,) => {
    return [
    'POST', `/lucky/money/displayReward`, luckyDisplayRewardQuery
    ] as const;
    }


export const getLuckyMoneyDisplayRewardQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyDisplayRewardQueryKey(luckyDisplayRewardQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>> = ({ signal }) => luckyMoneyDisplayReward(luckyDisplayRewardQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyDisplayRewardQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>>
export type LuckyMoneyDisplayRewardQueryError = ErrorType<unknown>


export function useLuckyMoneyDisplayReward<TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(
 luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyDisplayReward>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyDisplayReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyDisplayReward<TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(
 luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyDisplayReward>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyDisplayReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyDisplayReward<TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(
 luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Reward shown to a visitor
 */

export function useLuckyMoneyDisplayReward<TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(
 luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyDisplayRewardQueryOptions(luckyDisplayRewardQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






