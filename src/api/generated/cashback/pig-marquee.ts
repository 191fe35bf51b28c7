// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  NoBody,
  PigMarquee
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const pigMarqueeItemShape = { player: 's', amount: 'n', at: 't' };
const pigMarqueeShape = [pigMarqueeItemShape];





/**
 * Who collected how much lately, newest first, players masked (PRO-04, APP-10).
 * @summary Latest collected piggy banks
 */
export const pigMarquee = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<PigMarquee>(
      {url: `/v1/pig/marquee`, shape: pigMarqueeShape,
      data: noBody, signal
    },
      );
    }




export const getPigMarqueeQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/v1/pig/marquee`, noBody
    ] as const;
    }


export const getPigMarqueeQueryOptions = <TData = Awaited<ReturnType<typeof pigMarquee>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigMarquee>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPigMarqueeQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pigMarquee>>> = ({ signal }) => pigMarquee(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pigMarquee>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PigMarqueeQueryResult = NonNullable<Awaited<ReturnType<typeof pigMarquee>>>
export type PigMarqueeQueryError = ErrorType<unknown>


export function usePigMarquee<TData = Awaited<ReturnType<typeof pigMarquee>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigMarquee>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pigMarquee>>,
          TError,
          Awaited<ReturnType<typeof pigMarquee>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePigMarquee<TData = Awaited<ReturnType<typeof pigMarquee>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigMarquee>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pigMarquee>>,
          TError,
          Awaited<ReturnType<typeof pigMarquee>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePigMarquee<TData = Awaited<ReturnType<typeof pigMarquee>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigMarquee>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Latest collected piggy banks
 */

export function usePigMarquee<TData = Awaited<ReturnType<typeof pigMarquee>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigMarquee>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPigMarqueeQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






