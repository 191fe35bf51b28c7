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
  ChangePasswordRequest,
  Nothing
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';





/**
 * Needs the old password, which is looked at before the new one; ends every other session of the player. Wrong ones count together with those of /user/login, and lock in the same way; a reset by SMS lifts the lock (SES-10).
 * @summary Change the password
 */
export const userChangePwd = (
    changePasswordRequest: ChangePasswordRequest,
 signal?: AbortSignal
) => {


      return call<Nothing>(
      {url: `/user/changePwd`, method: 'POST',
      data: changePasswordRequest, signal
    },
      );
    }




export const getUserChangePwdMutationKey = () => ['userChangePwd'] as const;

export const getUserChangePwdMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userChangePwd>>, TError,UserChangePwdMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userChangePwd>>, TError,UserChangePwdMutationVariables, TContext> => {

const mutationKey = getUserChangePwdMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userChangePwd>>, UserChangePwdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userChangePwd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserChangePwdMutationResult = NonNullable<Awaited<ReturnType<typeof userChangePwd>>>
    export type UserChangePwdMutationBody = ChangePasswordRequest
    export type UserChangePwdMutationError = ErrorType<unknown>
    export type UserChangePwdMutationVariables = {data: ChangePasswordRequest}

    /**
 * @summary Change the password
 */
export const useUserChangePwd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userChangePwd>>, TError,UserChangePwdMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userChangePwd>>,
        TError,
        UserChangePwdMutationVariables,
        TContext
      > => {
      return useMutation(getUserChangePwdMutationOptions(options), queryClient);
    }
