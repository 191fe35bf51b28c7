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
  LoginResult,
  RegisterRequest
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const loginResultShape = { status: 'n', 'token?': 's' };





/**
 * Needs the code of /captcha/sms. The code is looked at first: a wrong one gets the same refusal whether or not the number has an account. Envelope, inviter, cid, channel and agent code travel along where the landing page had them, and the version of the terms that was accepted (SES-06, SES-07, SES-08, APP-08).
 * @summary Create an account
 */
export const userRegister = (
    registerRequest: RegisterRequest,
 signal?: AbortSignal
) => {


      return call<LoginResult>(
      {url: `/user/register`, shape: loginResultShape,
      data: registerRequest, signal
    },
      );
    }




export const getUserRegisterMutationKey = () => ['userRegister'] as const;

export const getUserRegisterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userRegister>>, TError,UserRegisterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userRegister>>, TError,UserRegisterMutationVariables, TContext> => {

const mutationKey = getUserRegisterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userRegister>>, UserRegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userRegister(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserRegisterMutationResult = NonNullable<Awaited<ReturnType<typeof userRegister>>>
    export type UserRegisterMutationBody = RegisterRequest
    export type UserRegisterMutationError = ErrorType<unknown>
    export type UserRegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Create an account
 */
export const useUserRegister = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userRegister>>, TError,UserRegisterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userRegister>>,
        TError,
        UserRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getUserRegisterMutationOptions(options), queryClient);
    }
