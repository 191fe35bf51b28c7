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
  RechargeOrderRequest
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const createdOrderShape = { id: 's', fee: 'n' };




/**
 * Makes an order for a method without a choice of route; the same intentId always answers with the same order (DEP-03, DEP-06).
 * @summary Create a deposit order
 */
export const rechargeCreateRechargeOrder = (
    rechargeOrderRequest: RechargeOrderRequest,
 signal?: AbortSignal
) => {


      return call<CreatedOrder>(
      {url: `/recharge/createRechargeOrder`, shape: createdOrderShape,
      data: rechargeOrderRequest, signal
    },
      );
    }




export const getRechargeCreateRechargeOrderMutationKey = () => ['rechargeCreateRechargeOrder'] as const;

export const getRechargeCreateRechargeOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>, TError,RechargeCreateRechargeOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>, TError,RechargeCreateRechargeOrderMutationVariables, TContext> => {

const mutationKey = getRechargeCreateRechargeOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>, RechargeCreateRechargeOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rechargeCreateRechargeOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RechargeCreateRechargeOrderMutationResult = NonNullable<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>>
    export type RechargeCreateRechargeOrderMutationBody = RechargeOrderRequest
    export type RechargeCreateRechargeOrderMutationError = ErrorType<unknown>
    export type RechargeCreateRechargeOrderMutationVariables = {data: RechargeOrderRequest}

    /**
 * @summary Create a deposit order
 */
export const useRechargeCreateRechargeOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>, TError,RechargeCreateRechargeOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>,
        TError,
        RechargeCreateRechargeOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRechargeCreateRechargeOrderMutationOptions(options), queryClient);
    }
