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
  LuckyCollectionListQuery,
  LuckyCollectionPage
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyCollectionShape = { player: 's', amount: 'n', claimedAt: 't' };
const luckyCollectionPageShape = { list: [luckyCollectionShape], total: 'n', pageNum: 'n', pageSize: 'n' };





/**
 * The shares taken from one packet, newest first, players masked (RED-01, APP-10).
 * @summary Who collected from a red packet
 */
export const luckyMoneyCollected = (
    luckyCollectionListQuery: LuckyCollectionListQuery,
 signal?: AbortSignal
) => {


      return call<LuckyCollectionPage>(
      {url: `/lucky/money/collected`, shape: luckyCollectionPageShape,
      data: luckyCollectionListQuery, signal
    },
      );
    }




export const getLuckyMoneyCollectedQueryKey = (luckyCollectionListQuery?: LuckyCollectionListQuery,) => {
    return [
    'POST', `/lucky/money/collected`, luckyCollectionListQuery
    ] as const;
    }


export const getLuckyMoneyCollectedQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(luckyCollectionListQuery: LuckyCollectionListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyCollectedQueryKey(luckyCollectionListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyCollected>>> = ({ signal }) => luckyMoneyCollected(luckyCollectionListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyCollectedQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyCollected>>>
export type LuckyMoneyCollectedQueryError = ErrorType<unknown>


export function useLuckyMoneyCollected<TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(
 luckyCollectionListQuery: LuckyCollectionListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyCollected>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyCollected>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyCollected<TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(
 luckyCollectionListQuery: LuckyCollectionListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyCollected>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyCollected>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyCollected<TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(
 luckyCollectionListQuery: LuckyCollectionListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Who collected from a red packet
 */

export function useLuckyMoneyCollected<TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(
 luckyCollectionListQuery: LuckyCollectionListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyCollectedQueryOptions(luckyCollectionListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






