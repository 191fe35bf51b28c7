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
  NoBody,
  PbReward
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const pbRewardShape = { amount: 'n', wagerTimes: 'n', expiresAt: 't' };




/**
 * Pays the registration bonus, once (PRO-03).
 * @summary Claim the registration bonus
 */
export const pbRegClaim = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<PbReward>(
      {url: `/v1/pb/reg/claim`, shape: pbRewardShape,
      data: noBody, signal
    },
      );
    }




export const getPbRegClaimMutationKey = () => ['pbRegClaim'] as const;

export const getPbRegClaimMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pbRegClaim>>, TError,PbRegClaimMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pbRegClaim>>, TError,PbRegClaimMutationVariables, TContext> => {

const mutationKey = getPbRegClaimMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pbRegClaim>>, PbRegClaimMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  pbRegClaim(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PbRegClaimMutationResult = NonNullable<Awaited<ReturnType<typeof pbRegClaim>>>
    export type PbRegClaimMutationBody = NoBody
    export type PbRegClaimMutationError = ErrorType<unknown>
    export type PbRegClaimMutationVariables = {data: NoBody}

    /**
 * @summary Claim the registration bonus
 */
export const usePbRegClaim = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pbRegClaim>>, TError,PbRegClaimMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pbRegClaim>>,
        TError,
        PbRegClaimMutationVariables,
        TContext
      > => {
      return useMutation(getPbRegClaimMutationOptions(options), queryClient);
    }
