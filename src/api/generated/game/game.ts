// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BettingRecordListQuery,
  BettingRecordPage,
  CategoriesQuery,
  CategoryList,
  CountryQuery,
  GameCollectRequest,
  GameCollected,
  GameEntry,
  GameEntryRequest,
  GameListQuery,
  GamePage,
  SportEventList
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
 * All categories of a market with their weights (LOB-02, LOB-03).
 * @summary Categories of the lobby
 */
export const gameCategories = (
    categoriesQuery: CategoriesQuery,
 signal?: AbortSignal
) => {


      return call<CategoryList>(
      {url: `/game/categories`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: categoriesQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getGameCategoriesQueryKey = (categoriesQuery?: CategoriesQuery,) => {
    return [
    'POST', `/game/categories`, categoriesQuery
    ] as const;
    }


export const getGameCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(categoriesQuery: CategoriesQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGameCategoriesQueryKey(categoriesQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gameCategories>>> = ({ signal }) => gameCategories(categoriesQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GameCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof gameCategories>>>
export type GameCategoriesQueryError = ErrorType<unknown>


export function useGameCategories<TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(
 categoriesQuery: CategoriesQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameCategories>>,
          TError,
          Awaited<ReturnType<typeof gameCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGameCategories<TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(
 categoriesQuery: CategoriesQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameCategories>>,
          TError,
          Awaited<ReturnType<typeof gameCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGameCategories<TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(
 categoriesQuery: CategoriesQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories of the lobby
 */

export function useGameCategories<TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(
 categoriesQuery: CategoriesQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGameCategoriesQueryOptions(categoriesQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Filtered by category, play tag, favourites and recently played; every filter given must hold (GAM-01, GAM-03, GAM-04, spec point 9). isCollected and isRecent are our extension and count only with a session.
 * @summary Games of a market, page by page
 */
export const gameList = (
    gameListQuery: GameListQuery,
 signal?: AbortSignal
) => {


      return call<GamePage>(
      {url: `/game/list`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: gameListQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getGameListQueryKey = (gameListQuery?: GameListQuery,) => {
    return [
    'POST', `/game/list`, gameListQuery
    ] as const;
    }


export const getGameListQueryOptions = <TData = Awaited<ReturnType<typeof gameList>>, TError = ErrorType<unknown>>(gameListQuery: GameListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGameListQueryKey(gameListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gameList>>> = ({ signal }) => gameList(gameListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GameListQueryResult = NonNullable<Awaited<ReturnType<typeof gameList>>>
export type GameListQueryError = ErrorType<unknown>


export function useGameList<TData = Awaited<ReturnType<typeof gameList>>, TError = ErrorType<unknown>>(
 gameListQuery: GameListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameList>>,
          TError,
          Awaited<ReturnType<typeof gameList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGameList<TData = Awaited<ReturnType<typeof gameList>>, TError = ErrorType<unknown>>(
 gameListQuery: GameListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameList>>,
          TError,
          Awaited<ReturnType<typeof gameList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGameList<TData = Awaited<ReturnType<typeof gameList>>, TError = ErrorType<unknown>>(
 gameListQuery: GameListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games of a market, page by page
 */

export function useGameList<TData = Awaited<ReturnType<typeof gameList>>, TError = ErrorType<unknown>>(
 gameListQuery: GameListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGameListQueryOptions(gameListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Opens one entry and returns its address, which is new for every entry; the game then counts as recently played (GAM-04, GAM-05).
 * @summary Enter a game
 */
export const gameUrl = (
    gameEntryRequest: GameEntryRequest,
 signal?: AbortSignal
) => {


      return call<GameEntry>(
      {url: `/game/url`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: gameEntryRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGameUrlMutationKey = () => ['gameUrl'] as const;

export const getGameUrlMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gameUrl>>, TError,GameUrlMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof gameUrl>>, TError,GameUrlMutationVariables, TContext> => {

const mutationKey = getGameUrlMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gameUrl>>, GameUrlMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  gameUrl(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GameUrlMutationResult = NonNullable<Awaited<ReturnType<typeof gameUrl>>>
    export type GameUrlMutationBody = GameEntryRequest
    export type GameUrlMutationError = ErrorType<unknown>
    export type GameUrlMutationVariables = {data: GameEntryRequest}

    /**
 * @summary Enter a game
 */
export const useGameUrl = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gameUrl>>, TError,GameUrlMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gameUrl>>,
        TError,
        GameUrlMutationVariables,
        TContext
      > => {
      return useMutation(getGameUrlMutationOptions(options), queryClient);
    }
    /**
 * Setting what is already set succeeds and changes nothing (GAM-03).
 * @summary Add or remove a favourite
 */
export const gameCollect = (
    gameCollectRequest: GameCollectRequest,
 signal?: AbortSignal
) => {


      return call<GameCollected>(
      {url: `/game/collect`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: gameCollectRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGameCollectMutationKey = () => ['gameCollect'] as const;

export const getGameCollectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gameCollect>>, TError,GameCollectMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof gameCollect>>, TError,GameCollectMutationVariables, TContext> => {

const mutationKey = getGameCollectMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gameCollect>>, GameCollectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  gameCollect(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GameCollectMutationResult = NonNullable<Awaited<ReturnType<typeof gameCollect>>>
    export type GameCollectMutationBody = GameCollectRequest
    export type GameCollectMutationError = ErrorType<unknown>
    export type GameCollectMutationVariables = {data: GameCollectRequest}

    /**
 * @summary Add or remove a favourite
 */
export const useGameCollect = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gameCollect>>, TError,GameCollectMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gameCollect>>,
        TError,
        GameCollectMutationVariables,
        TContext
      > => {
      return useMutation(getGameCollectMutationOptions(options), queryClient);
    }
    /**
 * Live events first, then by start (LOB-03). A sport without a draw leaves odds.draw out.
 * @summary Sports events with their odds
 */
export const gameSports = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<SportEventList>(
      {url: `/game/sports`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: countryQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getGameSportsQueryKey = (countryQuery?: CountryQuery,) => {
    return [
    'POST', `/game/sports`, countryQuery
    ] as const;
    }


export const getGameSportsQueryOptions = <TData = Awaited<ReturnType<typeof gameSports>>, TError = ErrorType<unknown>>(countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGameSportsQueryKey(countryQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gameSports>>> = ({ signal }) => gameSports(countryQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GameSportsQueryResult = NonNullable<Awaited<ReturnType<typeof gameSports>>>
export type GameSportsQueryError = ErrorType<unknown>


export function useGameSports<TData = Awaited<ReturnType<typeof gameSports>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameSports>>,
          TError,
          Awaited<ReturnType<typeof gameSports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGameSports<TData = Awaited<ReturnType<typeof gameSports>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameSports>>,
          TError,
          Awaited<ReturnType<typeof gameSports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGameSports<TData = Awaited<ReturnType<typeof gameSports>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sports events with their odds
 */

export function useGameSports<TData = Awaited<ReturnType<typeof gameSports>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGameSportsQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Bets of the player from the cash or the bonus wallet, newest first, with totals over all rows (HIS-02, spec point 9). startDate and endDate are both included and each may be left out.
 * @summary Betting records
 */
export const walletRecords = (
    bettingRecordListQuery: BettingRecordListQuery,
 signal?: AbortSignal
) => {


      return call<BettingRecordPage>(
      {url: `/wallet/records`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bettingRecordListQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getWalletRecordsQueryKey = (bettingRecordListQuery?: BettingRecordListQuery,) => {
    return [
    'POST', `/wallet/records`, bettingRecordListQuery
    ] as const;
    }


export const getWalletRecordsQueryOptions = <TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(bettingRecordListQuery: BettingRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWalletRecordsQueryKey(bettingRecordListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof walletRecords>>> = ({ signal }) => walletRecords(bettingRecordListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WalletRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof walletRecords>>>
export type WalletRecordsQueryError = ErrorType<unknown>


export function useWalletRecords<TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(
 bettingRecordListQuery: BettingRecordListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletRecords>>,
          TError,
          Awaited<ReturnType<typeof walletRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWalletRecords<TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(
 bettingRecordListQuery: BettingRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletRecords>>,
          TError,
          Awaited<ReturnType<typeof walletRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWalletRecords<TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(
 bettingRecordListQuery: BettingRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Betting records
 */

export function useWalletRecords<TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(
 bettingRecordListQuery: BettingRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWalletRecordsQueryOptions(bettingRecordListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






