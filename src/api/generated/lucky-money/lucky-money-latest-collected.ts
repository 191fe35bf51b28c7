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
  LuckyCollectionList,
  NoBody
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyCollectionShape = { player: 's', amount: 'n', claimedAt: 't' };
const luckyCollectionListShape = [luckyCollectionShape];





/**
 * Recent shares taken by anybody, newest first, players masked (RED-01, APP-10).
 * @summary Latest collections over all red packets
 */
export const luckyMoneyLatestCollected = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyCollectionList>(
      {url: `/lucky/money/latestCollected`, shape: luckyCollectionListShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyLatestCollectedQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/lucky/money/latestCollected`, noBody
    ] as const;
    }


export const getLuckyMoneyLatestCollectedQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyLatestCollectedQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>> = ({ signal }) => luckyMoneyLatestCollected(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyLatestCollectedQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>>
export type LuckyMoneyLatestCollectedQueryError = ErrorType<unknown>


export function useLuckyMoneyLatestCollected<TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyLatestCollected>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyLatestCollected>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyLatestCollected<TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyLatestCollected>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyLatestCollected>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyLatestCollected<TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Latest collections over all red packets
 */

export function useLuckyMoneyLatestCollected<TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyLatestCollectedQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






