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
  SmsReceipt,
  SmsRequest
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const smsReceiptShape = { 'resendAfterSeconds?': 'n', codeLength: 'n' };





/**
 * A guest gets the code to register with the number, a player the one to bind it; the call does not say which. Asked again too soon, or too often for one number or from one address, answers 429 (SES-07, SES-11, spec point 9). A code has `codeLength` digits and is good once, for what it was sent for, for five minutes at least and an hour at most, until the next one is sent; after five wrong tries from one address it may be void there, after ten it is. One number gets three codes an hour from one address at least.
 * @summary Send a code to a phone number
 */
export const captchaSms = (
    smsRequest: SmsRequest,
 signal?: AbortSignal
) => {


      return call<SmsReceipt>(
      {url: `/captcha/sms`, shape: smsReceiptShape,
      data: smsRequest, signal
    },
      );
    }




export const getCaptchaSmsMutationKey = () => ['captchaSms'] as const;

export const getCaptchaSmsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captchaSms>>, TError,CaptchaSmsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof captchaSms>>, TError,CaptchaSmsMutationVariables, TContext> => {

const mutationKey = getCaptchaSmsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof captchaSms>>, CaptchaSmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  captchaSms(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CaptchaSmsMutationResult = NonNullable<Awaited<ReturnType<typeof captchaSms>>>
    export type CaptchaSmsMutationBody = SmsRequest
    export type CaptchaSmsMutationError = ErrorType<unknown>
    export type CaptchaSmsMutationVariables = {data: SmsRequest}

    /**
 * @summary Send a code to a phone number
 */
export const useCaptchaSms = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captchaSms>>, TError,CaptchaSmsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof captchaSms>>,
        TError,
        CaptchaSmsMutationVariables,
        TContext
      > => {
      return useMutation(getCaptchaSmsMutationOptions(options), queryClient);
    }
