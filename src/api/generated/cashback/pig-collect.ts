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
  PigCollected
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const pigCollectedShape = { amount: 'n', balance: 'n' };




/**
 * Moves what is saved into cash and empties the pig, once a day of the market at most (PRO-04).
 * @summary Collect the piggy bank
 */
export const pigCollect = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<PigCollected>(
      {url: `/v1/pig/collect`, shape: pigCollectedShape,
      data: noBody, signal
    },
      );
    }




export const getPigCollectMutationKey = () => ['pigCollect'] as const;

export const getPigCollectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pigCollect>>, TError,PigCollectMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pigCollect>>, TError,PigCollectMutationVariables, TContext> => {

const mutationKey = getPigCollectMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pigCollect>>, PigCollectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  pigCollect(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PigCollectMutationResult = NonNullable<Awaited<ReturnType<typeof pigCollect>>>
    export type PigCollectMutationBody = NoBody
    export type PigCollectMutationError = ErrorType<unknown>
    export type PigCollectMutationVariables = {data: NoBody}

    /**
 * @summary Collect the piggy bank
 */
export const usePigCollect = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pigCollect>>, TError,PigCollectMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pigCollect>>,
        TError,
        PigCollectMutationVariables,
        TContext
      > => {
      return useMutation(getPigCollectMutationOptions(options), queryClient);
    }
