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
  LuckyEnvelope,
  LuckyEnvelopeRequest
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyEnvelopeShape = { id: 's', sender: 's', isOwn: 'b', greeting: 's', amount: 'n', shares: 'n', sharesLeft: 'n', kind: 's=equal|random', expiresAt: 't', status: 's=open|emptied|expired' };




/**
 * Takes the amount out of the balance and makes a packet; the same intentId always answers with the same packet (RED-01, RED-02).
 * @summary Create a red packet
 */
export const luckyMoneyCreate = (
    luckyEnvelopeRequest: LuckyEnvelopeRequest,
 signal?: AbortSignal
) => {


      return call<LuckyEnvelope>(
      {url: `/lucky/money/create`, shape: luckyEnvelopeShape,
      data: luckyEnvelopeRequest, signal
    },
      );
    }




export const getLuckyMoneyCreateMutationKey = () => ['luckyMoneyCreate'] as const;

export const getLuckyMoneyCreateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyCreate>>, TError,LuckyMoneyCreateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyCreate>>, TError,LuckyMoneyCreateMutationVariables, TContext> => {

const mutationKey = getLuckyMoneyCreateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof luckyMoneyCreate>>, LuckyMoneyCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  luckyMoneyCreate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LuckyMoneyCreateMutationResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyCreate>>>
    export type LuckyMoneyCreateMutationBody = LuckyEnvelopeRequest
    export type LuckyMoneyCreateMutationError = ErrorType<unknown>
    export type LuckyMoneyCreateMutationVariables = {data: LuckyEnvelopeRequest}

    /**
 * @summary Create a red packet
 */
export const useLuckyMoneyCreate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyCreate>>, TError,LuckyMoneyCreateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof luckyMoneyCreate>>,
        TError,
        LuckyMoneyCreateMutationVariables,
        TContext
      > => {
      return useMutation(getLuckyMoneyCreateMutationOptions(options), queryClient);
    }
