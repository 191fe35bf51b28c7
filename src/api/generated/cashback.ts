// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  NoBody,
  PigCollected,
  PigMarquee,
  PigRecordListQuery,
  PigRecordPage,
  PigState
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const pigStateShape = { saved: 'n', rate: 'n', target: 'n', canCollect: 'b', nextCollectAt: 't?' };
const pigCollectedShape = { amount: 'n', balance: 'n' };
const pigRecordShape = { id: 's', kind: 's=saved|collected', amount: 'n', createdAt: 't' };
const pigRecordPageShape = { list: [pigRecordShape], total: 'n', pageNum: 'n', pageSize: 'n' };
const pigMarqueeItemShape = { player: 's', amount: 'n', at: 't' };
const pigMarqueeShape = [pigMarqueeItemShape];






/**
 * The amount in the new-user cashback and when it can be collected (PRO-04).
 * @summary State of the piggy bank
 */
export const pigLoad = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<PigState>(
      {url: `/v1/pig/load`, shape: pigStateShape,
      data: noBody, signal
    },
      );
    }




export const getPigLoadQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/v1/pig/load`, noBody
    ] as const;
    }


export const getPigLoadQueryOptions = <TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPigLoadQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pigLoad>>> = ({ signal }) => pigLoad(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PigLoadQueryResult = NonNullable<Awaited<ReturnType<typeof pigLoad>>>
export type PigLoadQueryError = ErrorType<unknown>


export function usePigLoad<TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pigLoad>>,
          TError,
          Awaited<ReturnType<typeof pigLoad>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePigLoad<TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pigLoad>>,
          TError,
          Awaited<ReturnType<typeof pigLoad>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePigLoad<TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary State of the piggy bank
 */

export function usePigLoad<TData = Awaited<ReturnType<typeof pigLoad>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigLoad>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPigLoadQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






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
    /**
 * What went in and out of this player's pig, newest first (PRO-04).
 * @summary Records of the piggy bank
 */
export const pigRecord = (
    pigRecordListQuery: PigRecordListQuery,
 signal?: AbortSignal
) => {


      return call<PigRecordPage>(
      {url: `/v1/pig/record`, shape: pigRecordPageShape,
      data: pigRecordListQuery, signal
    },
      );
    }




export const getPigRecordQueryKey = (pigRecordListQuery?: PigRecordListQuery,) => {
    return [
    'POST', `/v1/pig/record`, pigRecordListQuery
    ] as const;
    }


export const getPigRecordQueryOptions = <TData = Awaited<ReturnType<typeof pigRecord>>, TError = ErrorType<unknown>>(pigRecordListQuery: PigRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigRecord>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPigRecordQueryKey(pigRecordListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pigRecord>>> = ({ signal }) => pigRecord(pigRecordListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pigRecord>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PigRecordQueryResult = NonNullable<Awaited<ReturnType<typeof pigRecord>>>
export type PigRecordQueryError = ErrorType<unknown>


export function usePigRecord<TData = Awaited<ReturnType<typeof pigRecord>>, TError = ErrorType<unknown>>(
 pigRecordListQuery: PigRecordListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigRecord>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pigRecord>>,
          TError,
          Awaited<ReturnType<typeof pigRecord>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePigRecord<TData = Awaited<ReturnType<typeof pigRecord>>, TError = ErrorType<unknown>>(
 pigRecordListQuery: PigRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigRecord>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pigRecord>>,
          TError,
          Awaited<ReturnType<typeof pigRecord>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePigRecord<TData = Awaited<ReturnType<typeof pigRecord>>, TError = ErrorType<unknown>>(
 pigRecordListQuery: PigRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigRecord>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Records of the piggy bank
 */

export function usePigRecord<TData = Awaited<ReturnType<typeof pigRecord>>, TError = ErrorType<unknown>>(
 pigRecordListQuery: PigRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pigRecord>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPigRecordQueryOptions(pigRecordListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






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






