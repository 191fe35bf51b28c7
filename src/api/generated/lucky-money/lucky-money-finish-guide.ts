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
  LuckyGuideFinished,
  NoBody
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyGuideFinishedShape = { finished: 'b' };




/**
 * Remembers that this player has seen the guide; a repeat changes nothing (RED-01).
 * @summary Finish the red-packet guide
 */
export const luckyMoneyFinishGuide = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyGuideFinished>(
      {url: `/lucky/money/finishGuide`, shape: luckyGuideFinishedShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyFinishGuideMutationKey = () => ['luckyMoneyFinishGuide'] as const;

export const getLuckyMoneyFinishGuideMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>, TError,LuckyMoneyFinishGuideMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>, TError,LuckyMoneyFinishGuideMutationVariables, TContext> => {

const mutationKey = getLuckyMoneyFinishGuideMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>, LuckyMoneyFinishGuideMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  luckyMoneyFinishGuide(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LuckyMoneyFinishGuideMutationResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>>
    export type LuckyMoneyFinishGuideMutationBody = NoBody
    export type LuckyMoneyFinishGuideMutationError = ErrorType<unknown>
    export type LuckyMoneyFinishGuideMutationVariables = {data: NoBody}

    /**
 * @summary Finish the red-packet guide
 */
export const useLuckyMoneyFinishGuide = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>, TError,LuckyMoneyFinishGuideMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof luckyMoneyFinishGuide>>,
        TError,
        LuckyMoneyFinishGuideMutationVariables,
        TContext
      > => {
      return useMutation(getLuckyMoneyFinishGuideMutationOptions(options), queryClient);
    }
