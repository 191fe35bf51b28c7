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
  RechargeRoutedOrderRequest
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const createdOrderShape = { id: 's', fee: 'n' };




/**
 * As /recharge/createRechargeOrder for a method with routing; the same intentId always answers with the same order (DEP-03, DEP-06).
 * @summary Create a deposit order on a chosen route
 */
export const rechargeV2CreateRechargeOrder = (
    rechargeRoutedOrderRequest: RechargeRoutedOrderRequest,
 signal?: AbortSignal
) => {


      return call<CreatedOrder>(
      {url: `/recharge/v2/createRechargeOrder`, shape: createdOrderShape,
      data: rechargeRoutedOrderRequest, signal
    },
      );
    }




export const getRechargeV2CreateRechargeOrderMutationKey = () => ['rechargeV2CreateRechargeOrder'] as const;

export const getRechargeV2CreateRechargeOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>, TError,RechargeV2CreateRechargeOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>, TError,RechargeV2CreateRechargeOrderMutationVariables, TContext> => {

const mutationKey = getRechargeV2CreateRechargeOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>, RechargeV2CreateRechargeOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rechargeV2CreateRechargeOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RechargeV2CreateRechargeOrderMutationResult = NonNullable<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>>
    export type RechargeV2CreateRechargeOrderMutationBody = RechargeRoutedOrderRequest
    export type RechargeV2CreateRechargeOrderMutationError = ErrorType<unknown>
    export type RechargeV2CreateRechargeOrderMutationVariables = {data: RechargeRoutedOrderRequest}

    /**
 * @summary Create a deposit order on a chosen route
 */
export const useRechargeV2CreateRechargeOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>, TError,RechargeV2CreateRechargeOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>,
        TError,
        RechargeV2CreateRechargeOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRechargeV2CreateRechargeOrderMutationOptions(options), queryClient);
    }
