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
  CountryQuery
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const bannerShape = { id: 's', position: 's', cover: 's', cmd: 's', cmdValue: 's', path: 's', title: 's', 'width?': 'n', 'height?': 'n' };
const bannerListShape = [bannerShape];






/**
 * All promotions of a market in the order to show them, position promotion (PRO-01).
 * @summary Banners of the promotion screen
 */
export const lobbyPromotionsBanners = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<BannerList>(
      {url: `/lobby/promotionsBanners`, shape: bannerListShape,
      data: countryQuery, signal
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
  ):  DefinedUseQueryResult<TData, TError>
export function useLobbyPromotionsBanners<TData = Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lobbyPromotionsBanners>>,
          TError,
          Awaited<ReturnType<typeof lobbyPromotionsBanners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLobbyPromotionsBanners<TData = Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Banners of the promotion screen
 */

export function useLobbyPromotionsBanners<TData = Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lobbyPromotionsBanners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLobbyPromotionsBannersQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






