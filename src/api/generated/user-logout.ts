// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  NoBody,
  Nothing
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';





/**
 * Ends the session of the token alone, if there is one; without a session it succeeds too (SES-12).
 * @summary Log out
 */
export const userLogout = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<Nothing>(
      {url: `/user/logout`, method: 'POST',
      data: noBody, signal
    },
      );
    }




export const getUserLogoutMutationKey = () => ['userLogout'] as const;

export const getUserLogoutMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userLogout>>, TError,UserLogoutMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userLogout>>, TError,UserLogoutMutationVariables, TContext> => {

const mutationKey = getUserLogoutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userLogout>>, UserLogoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userLogout(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof userLogout>>>
    export type UserLogoutMutationBody = NoBody
    export type UserLogoutMutationError = ErrorType<unknown>
    export type UserLogoutMutationVariables = {data: NoBody}

    /**
 * @summary Log out
 */
export const useUserLogout = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userLogout>>, TError,UserLogoutMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userLogout>>,
        TError,
        UserLogoutMutationVariables,
        TContext
      > => {
      return useMutation(getUserLogoutMutationOptions(options), queryClient);
    }
