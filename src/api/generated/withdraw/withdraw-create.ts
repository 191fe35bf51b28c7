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
  CreatedOrder,
  WithdrawRequest
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const createdOrderShape = { id: 's', fee: 'n' };




/**
 * Takes the amount out of the withdrawable balance and makes an order; needs a bound phone; the same intentId always answers with the same order (WDR-01). With cancelOrderId it takes an order in review back instead: all of its money, the fee included, is in the balance again, and its fee in the answer is 0 (WDR-03). An order that has left its review is refused with withdrawal-not-in-review.
 * @summary Create a withdrawal, or cancel one
 */
export const withdrawCreate = (
    withdrawRequest: WithdrawRequest,
 signal?: AbortSignal
) => {


      return call<CreatedOrder>(
      {url: `/withdraw/create`, shape: createdOrderShape,
      data: withdrawRequest, signal
    },
      );
    }




export const getWithdrawCreateMutationKey = () => ['withdrawCreate'] as const;

export const getWithdrawCreateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawCreate>>, TError,WithdrawCreateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawCreate>>, TError,WithdrawCreateMutationVariables, TContext> => {

const mutationKey = getWithdrawCreateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawCreate>>, WithdrawCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  withdrawCreate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawCreateMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawCreate>>>
    export type WithdrawCreateMutationBody = WithdrawRequest
    export type WithdrawCreateMutationError = ErrorType<unknown>
    export type WithdrawCreateMutationVariables = {data: WithdrawRequest}

    /**
 * @summary Create a withdrawal, or cancel one
 */
export const useWithdrawCreate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawCreate>>, TError,WithdrawCreateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawCreate>>,
        TError,
        WithdrawCreateMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawCreateMutationOptions(options), queryClient);
    }
