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
  PopupBundle,
  PopupListQuery
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const popupShape = { id: 's', kind: 's=promotion|announcement', title: 's', body: 's', cover: 's', cmd: 's', cmdValue: 's', frequency: 's=once|daily|always', weight: 'n' };
const popupBundleShape = { popUps: [popupShape] };






/**
 * What may pop up on the lobby for this market and device; the client keeps the frequency rule of each (NTF-01).
 * @summary Popups of the lobby
 */
export const lobbyPopups = (
    popupListQuery: PopupListQuery,
 signal?: AbortSignal
) => {


      return call<PopupBundle>(
      {url: `/lobby/popups`, shape: popupBundleShape,
      data: popupListQuery, signal
    },
      );
    }




export const getLobbyPopupsQueryKey = (popupListQuery?: PopupListQuery,) => {
    return [
    'POST', `/lobby/popups`, popupListQuery
    ] as const;
    }


export const getLobbyPopupsQueryOptions = <TData = Awaited<ReturnType<typeof lobbyPopups>>, TError = ErrorType<unknown>>(popupListQuery: PopupListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLobbyPopupsQueryKey(popupListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lobbyPopups>>> = ({ signal }) => lobbyPopups(popupListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LobbyPopupsQueryResult = NonNullable<Awaited<ReturnType<typeof lobbyPopups>>>
export type LobbyPopupsQueryError = ErrorType<unknown>


export function useLobbyPopups<TData = Awaited<ReturnType<typeof lobbyPopups>>, TError = ErrorType<unknown>>(
 popupListQuery: PopupListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyPopups>>,
          TError,
          Awaited<ReturnType<typeof lobbyPopups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLobbyPopups<TData = Awaited<ReturnType<typeof lobbyPopups>>, TError = ErrorType<unknown>>(
 popupListQuery: PopupListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyPopups>>,
          TError,
          Awaited<ReturnType<typeof lobbyPopups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLobbyPopups<TData = Awaited<ReturnType<typeof lobbyPopups>>, TError = ErrorType<unknown>>(
 popupListQuery: PopupListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Popups of the lobby
 */

export function useLobbyPopups<TData = Awaited<ReturnType<typeof lobbyPopups>>, TError = ErrorType<unknown>>(
 popupListQuery: PopupListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLobbyPopupsQueryOptions(popupListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






