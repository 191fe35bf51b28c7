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
  GameEntry,
  GameEntryRequest
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const gameEntryShape = { url: 'u', isBonus: 'b' };





/**
 * Opens one entry and returns its address, which is new for every entry; the game then counts as recently played (GAM-04, GAM-05). With `selection` a sportsbook opens that selection (GAM-09).
 * @summary Enter a game
 */
export const gameUrl = (
    gameEntryRequest: GameEntryRequest,
 signal?: AbortSignal
) => {


      return call<GameEntry>(
      {url: `/game/url`, shape: gameEntryShape,
      data: gameEntryRequest, signal
    },
      );
    }




export const getGameUrlMutationKey = () => ['gameUrl'] as const;

export const getGameUrlMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gameUrl>>, TError,GameUrlMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof gameUrl>>, TError,GameUrlMutationVariables, TContext> => {

const mutationKey = getGameUrlMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof gameUrl>>, GameUrlMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  gameUrl(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GameUrlMutationResult = NonNullable<Awaited<ReturnType<typeof gameUrl>>>
    export type GameUrlMutationBody = GameEntryRequest
    export type GameUrlMutationError = ErrorType<unknown>
    export type GameUrlMutationVariables = {data: GameEntryRequest}

    /**
 * @summary Enter a game
 */
export const useGameUrl = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof gameUrl>>, TError,GameUrlMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof gameUrl>>,
        TError,
        GameUrlMutationVariables,
        TContext
      > => {
      return useMutation(getGameUrlMutationOptions(options), queryClient);
    }
