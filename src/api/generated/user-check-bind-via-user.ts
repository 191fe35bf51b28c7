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
  AccountQuery,
  PhoneLookup
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const phoneLookupShape = { phoneNumber: 's' };






/**
 * First step of the password reset. phoneNumber is that of the profile, masked the same way. An empty phoneNumber means no account or no bound phone; the client shows message.unexists (SES-09, spec point 5).
 * @summary Phone bound to an account
 */
export const userCheckBindViaUser = (
    accountQuery: AccountQuery,
 signal?: AbortSignal
) => {


      return call<PhoneLookup>(
      {url: `/user/checkBindViaUser`, shape: phoneLookupShape,
      data: accountQuery, signal
    },
      );
    }




export const getUserCheckBindViaUserQueryKey = (accountQuery?: AccountQuery,) => {
    return [
    'POST', `/user/checkBindViaUser`, accountQuery
    ] as const;
    }


export const getUserCheckBindViaUserQueryOptions = <TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(accountQuery: AccountQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserCheckBindViaUserQueryKey(accountQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userCheckBindViaUser>>> = ({ signal }) => userCheckBindViaUser(accountQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserCheckBindViaUserQueryResult = NonNullable<Awaited<ReturnType<typeof userCheckBindViaUser>>>
export type UserCheckBindViaUserQueryError = ErrorType<unknown>


export function useUserCheckBindViaUser<TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(
 accountQuery: AccountQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userCheckBindViaUser>>,
          TError,
          Awaited<ReturnType<typeof userCheckBindViaUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useUserCheckBindViaUser<TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(
 accountQuery: AccountQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userCheckBindViaUser>>,
          TError,
          Awaited<ReturnType<typeof userCheckBindViaUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useUserCheckBindViaUser<TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(
 accountQuery: AccountQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Phone bound to an account
 */

export function useUserCheckBindViaUser<TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(
 accountQuery: AccountQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getUserCheckBindViaUserQueryOptions(accountQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






