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
  LoginRequest,
  LoginResult
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const loginResultShape = { status: 'n', 'token?': 's' };





/**
 * A wrong password and an unknown number get the same refusal; its message is shown under the username field (SES-02, SES-03, SES-04). Too many failures are refused with `login-locked` (one number from one address) or `login-address-limit` (one address, any numbers) and the time to wait; a lock never holds for other addresses, and a reset by SMS lifts it. A number is locked after ten failures in a row from one address at the latest, an address after a hundred; a lock lasts for an hour at most, and `retryAfterSeconds` says how long.
 * @summary Log in
 */
export const userLogin = (
    loginRequest: LoginRequest,
 signal?: AbortSignal
) => {


      return call<LoginResult>(
      {url: `/user/login`, shape: loginResultShape,
      data: loginRequest, signal
    },
      );
    }




export const getUserLoginMutationKey = () => ['userLogin'] as const;

export const getUserLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userLogin>>, TError,UserLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userLogin>>, TError,UserLoginMutationVariables, TContext> => {

const mutationKey = getUserLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userLogin>>, UserLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserLoginMutationResult = NonNullable<Awaited<ReturnType<typeof userLogin>>>
    export type UserLoginMutationBody = LoginRequest
    export type UserLoginMutationError = ErrorType<unknown>
    export type UserLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Log in
 */
export const useUserLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userLogin>>, TError,UserLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userLogin>>,
        TError,
        UserLoginMutationVariables,
        TContext
      > => {
      return useMutation(getUserLoginMutationOptions(options), queryClient);
    }
