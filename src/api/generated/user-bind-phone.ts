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
  BindPhoneRequest,
  BoundPhone
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const boundPhoneShape = { phoneNumber: 's' };





/**
 * Binds the phone number in username to the player of the session, with the code of /captcha/sms, which is looked at before whose the number is. Open to guests by spec point 6; without a session it is refused with code login-needed (SES-11).
 * @summary Bind a phone number
 */
export const userBindPhone = (
    bindPhoneRequest: BindPhoneRequest,
 signal?: AbortSignal
) => {


      return call<BoundPhone>(
      {url: `/user/bindPhone`, shape: boundPhoneShape,
      data: bindPhoneRequest, signal
    },
      );
    }




export const getUserBindPhoneMutationKey = () => ['userBindPhone'] as const;

export const getUserBindPhoneMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userBindPhone>>, TError,UserBindPhoneMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userBindPhone>>, TError,UserBindPhoneMutationVariables, TContext> => {

const mutationKey = getUserBindPhoneMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userBindPhone>>, UserBindPhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userBindPhone(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserBindPhoneMutationResult = NonNullable<Awaited<ReturnType<typeof userBindPhone>>>
    export type UserBindPhoneMutationBody = BindPhoneRequest
    export type UserBindPhoneMutationError = ErrorType<unknown>
    export type UserBindPhoneMutationVariables = {data: BindPhoneRequest}

    /**
 * @summary Bind a phone number
 */
export const useUserBindPhone = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userBindPhone>>, TError,UserBindPhoneMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userBindPhone>>,
        TError,
        UserBindPhoneMutationVariables,
        TContext
      > => {
      return useMutation(getUserBindPhoneMutationOptions(options), queryClient);
    }
