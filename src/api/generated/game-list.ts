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
  GameListQuery,
  GamePage
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const liveTableShape = { dealer: 's', portrait: 's', players: 'n', 'virtualPlayers?': 'n', 'seats?': 'n' };
const openRoundShape = { stake: 'n', 'waitsUntil?': 't' };
const gameShape = { id: 's', name: 's', provider: 's', cover: 's', categoryIds: ['s'], tags: ['s'], isBonus: 'b', isCollected: 'b', 'jackpot?': 'n', 'jackpotShare?': 'n', 'minBet?': 'n', 'maxBet?': 'n', 'rtp?': 'n', 'volatility?': 's=low|medium|high|chosen', 'table?': liveTableShape, 'openRound?': openRoundShape };
const gamePageShape = { list: [gameShape], total: 'n', pageNum: 'n', pageSize: 'n' };






/**
 * Filtered by category, play tag, favourites and recently played; every filter given must hold (GAM-01, GAM-03, GAM-04, spec point 9). isCollected and isRecent are our extension and count only with a session.
 * @summary Games of a market, page by page
 */
export const gameList = (
    gameListQuery: GameListQuery,
 signal?: AbortSignal
) => {


      return call<GamePage>(
      {url: `/game/list`, shape: gamePageShape,
      data: gameListQuery, signal
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
  ):  DefinedUseQueryResult<TData, TError>
export function useGameList<TData = Awaited<ReturnType<typeof gameList>>, TError = ErrorType<unknown>>(
 gameListQuery: GameListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameList>>,
          TError,
          Awaited<ReturnType<typeof gameList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGameList<TData = Awaited<ReturnType<typeof gameList>>, TError = ErrorType<unknown>>(
 gameListQuery: GameListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Games of a market, page by page
 */

export function useGameList<TData = Awaited<ReturnType<typeof gameList>>, TError = ErrorType<unknown>>(
 gameListQuery: GameListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGameListQueryOptions(gameListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






