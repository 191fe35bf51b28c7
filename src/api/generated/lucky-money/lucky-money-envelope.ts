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
  LuckyEnvelope,
  LuckyEnvelopeLookup
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyEnvelopeShape = { id: 's', sender: 's', isOwn: 'b', greeting: 's', amount: 'n', shares: 'n', sharesLeft: 'n', kind: 's=equal|random', expiresAt: 't', status: 's=open|emptied|expired' };





/**
 * The packet in its current state; expired and emptied ones say so (RED-01, RED-02).
 * @summary A red packet
 */
export const luckyMoneyEnvelope = (
    luckyEnvelopeLookup: LuckyEnvelopeLookup,
 signal?: AbortSignal
) => {


      return call<LuckyEnvelope>(
      {url: `/lucky/money/envelope`, shape: luckyEnvelopeShape,
      data: luckyEnvelopeLookup, signal
    },
      );
    }




export const getLuckyMoneyEnvelopeQueryKey = (luckyEnvelopeLookup?: LuckyEnvelopeLookup,) => {
    return [
    'POST', `/lucky/money/envelope`, luckyEnvelopeLookup
    ] as const;
    }


export const getLuckyMoneyEnvelopeQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(luckyEnvelopeLookup: LuckyEnvelopeLookup, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyEnvelopeQueryKey(luckyEnvelopeLookup);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyEnvelope>>> = ({ signal }) => luckyMoneyEnvelope(luckyEnvelopeLookup, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyEnvelopeQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyEnvelope>>>
export type LuckyMoneyEnvelopeQueryError = ErrorType<unknown>


export function useLuckyMoneyEnvelope<TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(
 luckyEnvelopeLookup: LuckyEnvelopeLookup, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyEnvelope>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyEnvelope>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyEnvelope<TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(
 luckyEnvelopeLookup: LuckyEnvelopeLookup, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyEnvelope>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyEnvelope>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyEnvelope<TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(
 luckyEnvelopeLookup: LuckyEnvelopeLookup, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary A red packet
 */

export function useLuckyMoneyEnvelope<TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(
 luckyEnvelopeLookup: LuckyEnvelopeLookup, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyEnvelopeQueryOptions(luckyEnvelopeLookup,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






