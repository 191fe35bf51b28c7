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
  LuckyEnvelopeQuery,
  LuckyShare
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyShareShape = { url: 'u', text: 's' };





/**
 * What copy and Web Share send; changes nothing (RED-01).
 * @summary Link and words to share a red packet
 */
export const luckyMoneyShare = (
    luckyEnvelopeQuery: LuckyEnvelopeQuery,
 signal?: AbortSignal
) => {


      return call<LuckyShare>(
      {url: `/lucky/money/share`, shape: luckyShareShape,
      data: luckyEnvelopeQuery, signal
    },
      );
    }




export const getLuckyMoneyShareQueryKey = (luckyEnvelopeQuery?: LuckyEnvelopeQuery,) => {
    return [
    'POST', `/lucky/money/share`, luckyEnvelopeQuery
    ] as const;
    }


export const getLuckyMoneyShareQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(luckyEnvelopeQuery: LuckyEnvelopeQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyShareQueryKey(luckyEnvelopeQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyShare>>> = ({ signal }) => luckyMoneyShare(luckyEnvelopeQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyShareQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyShare>>>
export type LuckyMoneyShareQueryError = ErrorType<unknown>


export function useLuckyMoneyShare<TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(
 luckyEnvelopeQuery: LuckyEnvelopeQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyShare>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyShare>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyShare<TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(
 luckyEnvelopeQuery: LuckyEnvelopeQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyShare>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyShare>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyShare<TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(
 luckyEnvelopeQuery: LuckyEnvelopeQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Link and words to share a red packet
 */

export function useLuckyMoneyShare<TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(
 luckyEnvelopeQuery: LuckyEnvelopeQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyShareQueryOptions(luckyEnvelopeQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






