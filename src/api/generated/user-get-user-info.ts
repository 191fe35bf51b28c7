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
  Player
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const playerMethodShape = { code: 's', name: 's', icon: 's' };
const playerShape = { username: 's', phoneNumber: 's', country: 's', currencyAlias: 's', isPhoneBound: 'b', registeredAt: 't', rechargeCount: 'n', methodConfig: [playerMethodShape] };






/**
 * Restores the user state after a reload (SES-13, PLR-03).
 * @summary Profile of the player
 */
export const userGetUserInfo = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<Player>(
      {url: `/user/getUserInfo`, shape: playerShape,
      data: noBody, signal
    },
      );
    }




export const getUserGetUserInfoQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/user/getUserInfo`, noBody
    ] as const;
    }


export const getUserGetUserInfoQueryOptions = <TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserGetUserInfoQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userGetUserInfo>>> = ({ signal }) => userGetUserInfo(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserGetUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof userGetUserInfo>>>
export type UserGetUserInfoQueryError = ErrorType<unknown>


export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userGetUserInfo>>,
          TError,
          Awaited<ReturnType<typeof userGetUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userGetUserInfo>>,
          TError,
          Awaited<ReturnType<typeof userGetUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Profile of the player
 */

export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getUserGetUserInfoQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






