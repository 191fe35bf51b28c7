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
  PrepayRequest,
  PrepayResult
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const bankTransferShape = { bank: 's', accountNumber: 's', accountType: 's', holder: 's', rut: 's', email: 's', reference: 's' };
const prepayResultShape = { status: 's=otp-required|redirect|pending', 'redirectUrl?': 'u', 'otpSentTo?': 's', 'transfer?': bankTransferShape };




/**
 * Hands the order to the payment company. May send a one-time code by SMS, so it is never retried by itself (DEP-03, NET-10).
 * @summary Start the payment of an order
 */
export const rechargePrepay = (
    prepayRequest: PrepayRequest,
 signal?: AbortSignal
) => {


      return call<PrepayResult>(
      {url: `/recharge/prepay`, shape: prepayResultShape,
      data: prepayRequest, signal
    },
      );
    }




export const getRechargePrepayMutationKey = () => ['rechargePrepay'] as const;

export const getRechargePrepayMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargePrepay>>, TError,RechargePrepayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rechargePrepay>>, TError,RechargePrepayMutationVariables, TContext> => {

const mutationKey = getRechargePrepayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rechargePrepay>>, RechargePrepayMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rechargePrepay(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RechargePrepayMutationResult = NonNullable<Awaited<ReturnType<typeof rechargePrepay>>>
    export type RechargePrepayMutationBody = PrepayRequest
    export type RechargePrepayMutationError = ErrorType<unknown>
    export type RechargePrepayMutationVariables = {data: PrepayRequest}

    /**
 * @summary Start the payment of an order
 */
export const useRechargePrepay = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargePrepay>>, TError,RechargePrepayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rechargePrepay>>,
        TError,
        RechargePrepayMutationVariables,
        TContext
      > => {
      return useMutation(getRechargePrepayMutationOptions(options), queryClient);
    }
