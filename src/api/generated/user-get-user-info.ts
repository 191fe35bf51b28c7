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
  Player,
  PlayerRequest
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const playerMethodShape = { code: 's', name: 's', icon: 's' };
const playerShape = { username: 's', phoneNumber: 's', country: 's', currencyAlias: 's', isPhoneBound: 'b', registeredAt: 't', rechargeCount: 'n', methodConfig: [playerMethodShape], 'terms?': { version: 's', acceptedAt: 't' }, 'exclusion?': { 'until?': 't' }, 'socketTicket?': 's' };






/**
 * Restores the user state after a reload (SES-13, PLR-03). With `excludeUntil` a player excludes themselves, where the backend keeps exclusions (`exclusion` of the answer, PLR-02), with `socketTicket` they get a ticket for the socket.
 * @summary Profile of the player
 */
export const userGetUserInfo = (
    playerRequest: PlayerRequest,
 signal?: AbortSignal
) => {


      return call<Player>(
      {url: `/user/getUserInfo`, shape: playerShape,
      data: playerRequest, signal
    },
      );
    }




export const getUserGetUserInfoQueryKey = (playerRequest?: PlayerRequest,) => {
    return [
    'POST', `/user/getUserInfo`, playerRequest
    ] as const;
    }


export const getUserGetUserInfoQueryOptions = <TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(playerRequest: PlayerRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserGetUserInfoQueryKey(playerRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userGetUserInfo>>> = ({ signal }) => userGetUserInfo(playerRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserGetUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof userGetUserInfo>>>
export type UserGetUserInfoQueryError = ErrorType<unknown>


export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 playerRequest: PlayerRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userGetUserInfo>>,
          TError,
          Awaited<ReturnType<typeof userGetUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 playerRequest: PlayerRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userGetUserInfo>>,
          TError,
          Awaited<ReturnType<typeof userGetUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 playerRequest: PlayerRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Profile of the player
 */

export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 playerRequest: PlayerRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getUserGetUserInfoQueryOptions(playerRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






