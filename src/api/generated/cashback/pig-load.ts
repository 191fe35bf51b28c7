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
  PigState
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const pigStateShape = { saved: 'n', rate: 'n', target: 'n', canCollect: 'b', nextCollectAt: 't?' };





/**
 * The amount in the new-user cashback and when it can be collected (PRO-04).
 * @summary State of the piggy bank
 */
export const pigLoad = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<PigState>(
      {url: `/v1/pig/load`, shape: pigStateShape,
      data: noBody, signal
    },
      );
    }




export const getPigLoadQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/v1/pig/load`, noBody
    ] as const;
    }


export const getPigLoadQueryOptions = <TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPigLoadQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pigLoad>>> = ({ signal }) => pigLoad(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PigLoadQueryResult = NonNullable<Awaited<ReturnType<typeof pigLoad>>>
export type PigLoadQueryError = ErrorType<unknown>


export function usePigLoad<TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pigLoad>>,
          TError,
          Awaited<ReturnType<typeof pigLoad>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePigLoad<TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pigLoad>>,
          TError,
          Awaited<ReturnType<typeof pigLoad>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePigLoad<TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary State of the piggy bank
 */

export function usePigLoad<TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPigLoadQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






