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
  BannerListQuery,
  BannersByPosition,
  CountryQuery,
  PopupBundle,
  PopupListQuery
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * In the order to show them (LOB-11, spec point 3).
 * @summary Banners of one position
 */
export const lobbyBanners = (
    bannerListQuery: BannerListQuery,
 signal?: AbortSignal
) => {


      return call<BannerList>(
      {url: `/lobby/banners`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bannerListQuery, ...(signal ? { signal }: {})
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
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLobbyBanners<TData = Awaited<ReturnType<typeof lobbyBanners>>, TError = ErrorType<unknown>>(
 bannerListQuery: BannerListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLobbyBanners<TData = Awaited<ReturnType<typeof lobbyBanners>>, TError = ErrorType<unknown>>(
 bannerListQuery: BannerListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners of one position
 */

export function useLobbyBanners<TData = Awaited<ReturnType<typeof lobbyBanners>>, TError = ErrorType<unknown>>(
 bannerListQuery: BannerListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLobbyBannersQueryOptions(bannerListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Grouped by position for the lobby load; every position is there (LOB-06, spec point 7).
 * @summary Banners of all lobby positions
 */
export const lobbyBatchBanners = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<BannersByPosition>(
      {url: `/lobby/batchBanners`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: countryQuery, ...(signal ? { signal }: {})
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
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLobbyBatchBanners<TData = Awaited<ReturnType<typeof lobbyBatchBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyBatchBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyBatchBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLobbyBatchBanners<TData = Awaited<ReturnType<typeof lobbyBatchBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners of all lobby positions
 */

export function useLobbyBatchBanners<TData = Awaited<ReturnType<typeof lobbyBatchBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyBatchBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLobbyBatchBannersQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All promotions of a market in the order to show them, position promotion (PRO-01).
 * @summary Banners of the promotion screen
 */
export const lobbyPromotionsBanners = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<BannerList>(
      {url: `/lobby/promotionsBanners`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: countryQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getLobbyPromotionsBannersQueryKey = (countryQuery?: CountryQuery,) => {
    return [
    'POST', `/lobby/promotionsBanners`, countryQuery
    ] as const;
    }


export const getLobbyPromotionsBannersQueryOptions = <TData = Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError = ErrorType<unknown>>(countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLobbyPromotionsBannersQueryKey(countryQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lobbyPromotionsBanners>>> = ({ signal }) => lobbyPromotionsBanners(countryQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LobbyPromotionsBannersQueryResult = NonNullable<Awaited<ReturnType<typeof lobbyPromotionsBanners>>>
export type LobbyPromotionsBannersQueryError = ErrorType<unknown>


export function useLobbyPromotionsBanners<TData = Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyPromotionsBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyPromotionsBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLobbyPromotionsBanners<TData = Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyPromotionsBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyPromotionsBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLobbyPromotionsBanners<TData = Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners of the promotion screen
 */

export function useLobbyPromotionsBanners<TData = Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLobbyPromotionsBannersQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What may pop up on the lobby for this market and device; the client keeps the frequency rule of each (NTF-01).
 * @summary Popups of the lobby
 */
export const lobbyPopups = (
    popupListQuery: PopupListQuery,
 signal?: AbortSignal
) => {


      return call<PopupBundle>(
      {url: `/lobby/popups`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: popupListQuery, ...(signal ? { signal }: {})
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
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLobbyPopups<TData = Awaited<ReturnType<typeof lobbyPopups>>, TError = ErrorType<unknown>>(
 popupListQuery: PopupListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyPopups>>,
          TError,
          Awaited<ReturnType<typeof lobbyPopups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLobbyPopups<TData = Awaited<ReturnType<typeof lobbyPopups>>, TError = ErrorType<unknown>>(
 popupListQuery: PopupListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Popups of the lobby
 */

export function useLobbyPopups<TData = Awaited<ReturnType<typeof lobbyPopups>>, TError = ErrorType<unknown>>(
 popupListQuery: PopupListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPopups>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLobbyPopupsQueryOptions(popupListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






