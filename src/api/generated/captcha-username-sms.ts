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
  AccountQuery,
  SmsReceipt
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const smsReceiptShape = { 'resendAfterSeconds?': 'n', codeLength: 'n' };





/**
 * For the password reset: the server knows the bound phone, the client only the username. Asked again too soon, or too often for one number or from one address, answers 429 (SES-09, spec point 9). The code is like that of /captcha/sms.
 * @summary Send a code to the phone of an account
 */
export const captchaUsernameSms = (
    accountQuery: AccountQuery,
 signal?: AbortSignal
) => {


      return call<SmsReceipt>(
      {url: `/captcha/usernameSms`, shape: smsReceiptShape,
      data: accountQuery, signal
    },
      );
    }




export const getCaptchaUsernameSmsMutationKey = () => ['captchaUsernameSms'] as const;

export const getCaptchaUsernameSmsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captchaUsernameSms>>, TError,CaptchaUsernameSmsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof captchaUsernameSms>>, TError,CaptchaUsernameSmsMutationVariables, TContext> => {

const mutationKey = getCaptchaUsernameSmsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof captchaUsernameSms>>, CaptchaUsernameSmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  captchaUsernameSms(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CaptchaUsernameSmsMutationResult = NonNullable<Awaited<ReturnType<typeof captchaUsernameSms>>>
    export type CaptchaUsernameSmsMutationBody = AccountQuery
    export type CaptchaUsernameSmsMutationError = ErrorType<unknown>
    export type CaptchaUsernameSmsMutationVariables = {data: AccountQuery}

    /**
 * @summary Send a code to the phone of an account
 */
export const useCaptchaUsernameSms = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captchaUsernameSms>>, TError,CaptchaUsernameSmsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof captchaUsernameSms>>,
        TError,
        CaptchaUsernameSmsMutationVariables,
        TContext
      > => {
      return useMutation(getCaptchaUsernameSmsMutationOptions(options), queryClient);
    }
