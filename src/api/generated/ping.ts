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
  ServerInfo
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const serverInfoShape = { serverTime: 't', version: 's' };






/**
 * Also shows whether the server can be reached (spec point 7, SES-14).
 * @summary Server time and version
 */
export const ping = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<ServerInfo>(
      {url: `/ping`, shape: serverInfoShape,
      data: noBody, signal
    },
      );
    }




export const getPingQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/ping`, noBody
    ] as const;
    }


export const getPingQueryOptions = <TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPingQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof ping>>> = ({ signal }) => ping(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PingQueryResult = NonNullable<Awaited<ReturnType<typeof ping>>>
export type PingQueryError = ErrorType<unknown>


export function usePing<TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof ping>>,
          TError,
          Awaited<ReturnType<typeof ping>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePing<TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof ping>>,
          TError,
          Awaited<ReturnType<typeof ping>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePing<TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Server time and version
 */

export function usePing<TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPingQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






