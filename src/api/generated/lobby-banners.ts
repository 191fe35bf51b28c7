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
  BannerList,
  BannerListQuery
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const bannerShape = { id: 's', position: 's', cover: 's', cmd: 's', cmdValue: 's', path: 's', title: 's', 'width?': 'n', 'height?': 'n' };
const bannerListShape = [bannerShape];






/**
 * In the order to show them (LOB-11, spec point 3).
 * @summary Banners of one position
 */
export const lobbyBanners = (
    bannerListQuery: BannerListQuery,
 signal?: AbortSignal
) => {


      return call<BannerList>(
      {url: `/lobby/banners`, shape: bannerListShape,
      data: bannerListQuery, signal
    },
      );
    }




export const getLobbyBannersQueryKey = (bannerListQuery?: BannerListQuery,) => {
    return [
    'POST', `/lobby/banners`, bannerListQuery
    ] as const;
    }


export const getLobbyBannersQueryOptions = <TData = Awaited<ReturnType<typeof lobbyBanners>>, TError = ErrorType<unknown>>(bannerListQuery: BannerListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLobbyBannersQueryKey(bannerListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lobbyBanners>>> = ({ signal }) => lobbyBanners(bannerListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LobbyBannersQueryResult = NonNullable<Awaited<ReturnType<typeof lobbyBanners>>>
export type LobbyBannersQueryError = ErrorType<unknown>


export function useLobbyBanners<TData = Awaited<ReturnType<typeof lobbyBanners>>, TError = ErrorType<unknown>>(
 bannerListQuery: BannerListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLobbyBanners<TData = Awaited<ReturnType<typeof lobbyBanners>>, TError = ErrorType<unknown>>(
 bannerListQuery: BannerListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLobbyBanners<TData = Awaited<ReturnType<typeof lobbyBanners>>, TError = ErrorType<unknown>>(
 bannerListQuery: BannerListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Banners of one position
 */

export function useLobbyBanners<TData = Awaited<ReturnType<typeof lobbyBanners>>, TError = ErrorType<unknown>>(
 bannerListQuery: BannerListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLobbyBannersQueryOptions(bannerListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






