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
  LuckyClaim,
  LuckyEnvelopeQuery
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyClaimShape = { sender: 's', amount: 'n', envelopeId: 's', claimedAt: 't' };




/**
 * Takes one share into the player's balance; a packet cannot be claimed twice by the same player (RED-01, RED-02).
 * @summary Claim a share of a red packet
 */
export const luckyMoneyClaim = (
    luckyEnvelopeQuery: LuckyEnvelopeQuery,
 signal?: AbortSignal
) => {


      return call<LuckyClaim>(
      {url: `/lucky/money/claim`, shape: luckyClaimShape,
      data: luckyEnvelopeQuery, signal
    },
      );
    }




export const getLuckyMoneyClaimMutationKey = () => ['luckyMoneyClaim'] as const;

export const getLuckyMoneyClaimMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyClaim>>, TError,LuckyMoneyClaimMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyClaim>>, TError,LuckyMoneyClaimMutationVariables, TContext> => {

const mutationKey = getLuckyMoneyClaimMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof luckyMoneyClaim>>, LuckyMoneyClaimMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  luckyMoneyClaim(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LuckyMoneyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyClaim>>>
    export type LuckyMoneyClaimMutationBody = LuckyEnvelopeQuery
    export type LuckyMoneyClaimMutationError = ErrorType<unknown>
    export type LuckyMoneyClaimMutationVariables = {data: LuckyEnvelopeQuery}

    /**
 * @summary Claim a share of a red packet
 */
export const useLuckyMoneyClaim = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyClaim>>, TError,LuckyMoneyClaimMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof luckyMoneyClaim>>,
        TError,
        LuckyMoneyClaimMutationVariables,
        TContext
      > => {
      return useMutation(getLuckyMoneyClaimMutationOptions(options), queryClient);
    }
