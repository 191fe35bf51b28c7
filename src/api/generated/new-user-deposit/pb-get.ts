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
  PbGetRequest,
  PbReward
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const pbRewardShape = { amount: 'n', wagerTimes: 'n', expiresAt: 't' };




/**
 * Pays the reward of a tier the player has deposited for, once (PRO-03).
 * @summary Claim the deposit reward of a tier
 */
export const pbGet = (
    pbGetRequest: PbGetRequest,
 signal?: AbortSignal
) => {


      return call<PbReward>(
      {url: `/v1/pb/get`, shape: pbRewardShape,
      data: pbGetRequest, signal
    },
      );
    }




export const getPbGetMutationKey = () => ['pbGet'] as const;

export const getPbGetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pbGet>>, TError,PbGetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pbGet>>, TError,PbGetMutationVariables, TContext> => {

const mutationKey = getPbGetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pbGet>>, PbGetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  pbGet(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PbGetMutationResult = NonNullable<Awaited<ReturnType<typeof pbGet>>>
    export type PbGetMutationBody = PbGetRequest
    export type PbGetMutationError = ErrorType<unknown>
    export type PbGetMutationVariables = {data: PbGetRequest}

    /**
 * @summary Claim the deposit reward of a tier
 */
export const usePbGet = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pbGet>>, TError,PbGetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pbGet>>,
        TError,
        PbGetMutationVariables,
        TContext
      > => {
      return useMutation(getPbGetMutationOptions(options), queryClient);
    }
