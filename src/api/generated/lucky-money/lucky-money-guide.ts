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
  LuckyGuide,
  NoBody
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyGuideShape = { minShare: 'n', maxAmount: 'n', maxShares: 'n', openHours: 'n', finished: 'b' };





/**
 * Says whether to show the guide to this player, and the rules of their market (RED-01).
 * @summary Whether the red-packet guide is finished
 */
export const luckyMoneyGuide = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyGuide>(
      {url: `/lucky/money/guide`, shape: luckyGuideShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyGuideQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/lucky/money/guide`, noBody
    ] as const;
    }


export const getLuckyMoneyGuideQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyGuideQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyGuide>>> = ({ signal }) => luckyMoneyGuide(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyGuideQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyGuide>>>
export type LuckyMoneyGuideQueryError = ErrorType<unknown>


export function useLuckyMoneyGuide<TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyGuide>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyGuide>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyGuide<TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyGuide>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyGuide>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyGuide<TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Whether the red-packet guide is finished
 */

export function useLuckyMoneyGuide<TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyGuideQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






