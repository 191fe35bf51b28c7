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
  PigRecordListQuery,
  PigRecordPage
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const pigRecordShape = { id: 's', kind: 's=saved|collected', amount: 'n', createdAt: 't' };
const pigRecordPageShape = { list: [pigRecordShape], total: 'n', pageNum: 'n', pageSize: 'n' };





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






