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
  Nothing,
  ResetPasswordRequest
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';





/**
 * Needs the code of /captcha/usernameSms. Ends every other session of the player; a refusal is shown under the new-password field (SES-09).
 * @summary Set a new password with a code
 */
export const userResetPwd = (
    resetPasswordRequest: ResetPasswordRequest,
 signal?: AbortSignal
) => {


      return call<Nothing>(
      {url: `/user/resetPwd`, method: 'POST',
      data: resetPasswordRequest, signal
    },
      );
    }




export const getUserResetPwdMutationKey = () => ['userResetPwd'] as const;

export const getUserResetPwdMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userResetPwd>>, TError,UserResetPwdMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userResetPwd>>, TError,UserResetPwdMutationVariables, TContext> => {

const mutationKey = getUserResetPwdMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userResetPwd>>, UserResetPwdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userResetPwd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserResetPwdMutationResult = NonNullable<Awaited<ReturnType<typeof userResetPwd>>>
    export type UserResetPwdMutationBody = ResetPasswordRequest
    export type UserResetPwdMutationError = ErrorType<unknown>
    export type UserResetPwdMutationVariables = {data: ResetPasswordRequest}

    /**
 * @summary Set a new password with a code
 */
export const useUserResetPwd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userResetPwd>>, TError,UserResetPwdMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userResetPwd>>,
        TError,
        UserResetPwdMutationVariables,
        TContext
      > => {
      return useMutation(getUserResetPwdMutationOptions(options), queryClient);
    }
