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
  CountryQuery,
  SportEventList
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const sportOddsShape = { home: 'n', 'draw?': 'n', away: 'n' };
const sportEventShape = { id: 's', sport: 's', league: 's', home: 's', away: 's', startsAt: 't', isLive: 'b', 'score?': 's', 'minute?': 'n', 'isSuspended?': 'b', odds: sportOddsShape, gameId: 's' };
const sportEventListShape = [sportEventShape];






/**
 * Live events first, then by start (LOB-03). A sport without a draw leaves odds.draw out.
 * @summary Sports events with their odds
 */
export const gameSports = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<SportEventList>(
      {url: `/game/sports`, shape: sportEventListShape,
      data: countryQuery, signal
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
  ):  DefinedUseQueryResult<TData, TError>
export function useGameSports<TData = Awaited<ReturnType<typeof gameSports>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameSports>>,
          TError,
          Awaited<ReturnType<typeof gameSports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGameSports<TData = Awaited<ReturnType<typeof gameSports>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Sports events with their odds
 */

export function useGameSports<TData = Awaited<ReturnType<typeof gameSports>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameSports>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGameSportsQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






