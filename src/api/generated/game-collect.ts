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
  GameCollectRequest,
  GameCollected
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const gameCollectedShape = { gameId: 's', isCollected: 'b' };





/**
 * Setting what is already set succeeds and changes nothing (GAM-03).
 * @summary Add or remove a favourite
 */
export const gameCollect = (
    gameCollectRequest: GameCollectRequest,
 signal?: AbortSignal
) => {


      return call<GameCollected>(
      {url: `/game/collect`, shape: gameCollectedShape,
      data: gameCollectRequest, signal
    },
      );
    }




export const getGameCollectMutationKey = () => ['gameCollect'] as const;

export const getGameCollectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gameCollect>>, TError,GameCollectMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof gameCollect>>, TError,GameCollectMutationVariables, TContext> => {

const mutationKey = getGameCollectMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gameCollect>>, GameCollectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  gameCollect(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GameCollectMutationResult = NonNullable<Awaited<ReturnType<typeof gameCollect>>>
    export type GameCollectMutationBody = GameCollectRequest
    export type GameCollectMutationError = ErrorType<unknown>
    export type GameCollectMutationVariables = {data: GameCollectRequest}

    /**
 * @summary Add or remove a favourite
 */
export const useGameCollect = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gameCollect>>, TError,GameCollectMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gameCollect>>,
        TError,
        GameCollectMutationVariables,
        TContext
      > => {
      return useMutation(getGameCollectMutationOptions(options), queryClient);
    }
