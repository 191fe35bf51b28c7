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
  BannersByPosition,
  CountryQuery
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const bannerShape = { id: 's', position: 's', cover: 's', cmd: 's', cmdValue: 's', path: 's', title: 's', 'width?': 'n', 'height?': 'n' };
const bannerListShape = [bannerShape];
const bannersByPositionShape = { home_top: bannerListShape, login: bannerListShape, register: bannerListShape, sticky_banner: bannerListShape, menu_bar_top: bannerListShape, menu_bar_bottom: bannerListShape };






/**
 * Grouped by position for the lobby load, each as /lobby/banners has it; every position is there (LOB-06, spec point 7).
 * @summary Banners of all lobby positions
 */
export const lobbyBatchBanners = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<BannersByPosition>(
      {url: `/lobby/batchBanners`, shape: bannersByPositionShape,
      data: countryQuery, signal
    },
      );
    }




export const getLobbyBatchBannersQueryKey = (countryQuery?: CountryQuery,) => {
    return [
    'POST', `/lobby/batchBanners`, countryQuery
    ] as const;
    }


export const getLobbyBatchBannersQueryOptions = <TData = Awaited<ReturnType<typeof lobbyBatchBanners>>, TError = ErrorType<unknown>>(countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLobbyBatchBannersQueryKey(countryQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lobbyBatchBanners>>> = ({ signal }) => lobbyBatchBanners(countryQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LobbyBatchBannersQueryResult = NonNullable<Awaited<ReturnType<typeof lobbyBatchBanners>>>
export type LobbyBatchBannersQueryError = ErrorType<unknown>


export function useLobbyBatchBanners<TData = Awaited<ReturnType<typeof lobbyBatchBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyBatchBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyBatchBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLobbyBatchBanners<TData = Awaited<ReturnType<typeof lobbyBatchBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyBatchBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyBatchBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLobbyBatchBanners<TData = Awaited<ReturnType<typeof lobbyBatchBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Banners of all lobby positions
 */

export function useLobbyBatchBanners<TData = Awaited<ReturnType<typeof lobbyBatchBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLobbyBatchBannersQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






