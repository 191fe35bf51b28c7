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
  CountryQuery,
  NoticeList
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const noticeShape = { id: 's', title: 's', body: 's', level: 's=info|important|urgent|winner', 'isOwn?': 'b', startsAt: 't', endsAt: 't' };
const noticeListShape = [noticeShape];






/**
 * Those in force now, the announcements newest first, then the latest winners; also for the marquee (NTF-01, LOB-04).
 * @summary Notices to players
 */
export const noticeList = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<NoticeList>(
      {url: `/notice/list`, shape: noticeListShape,
      data: countryQuery, signal
    },
      );
    }




export const getNoticeListQueryKey = (countryQuery?: CountryQuery,) => {
    return [
    'POST', `/notice/list`, countryQuery
    ] as const;
    }


export const getNoticeListQueryOptions = <TData = Awaited<ReturnType<typeof noticeList>>, TError = ErrorType<unknown>>(countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noticeList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNoticeListQueryKey(countryQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof noticeList>>> = ({ signal }) => noticeList(countryQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof noticeList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NoticeListQueryResult = NonNullable<Awaited<ReturnType<typeof noticeList>>>
export type NoticeListQueryError = ErrorType<unknown>


export function useNoticeList<TData = Awaited<ReturnType<typeof noticeList>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof noticeList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof noticeList>>,
          TError,
          Awaited<ReturnType<typeof noticeList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useNoticeList<TData = Awaited<ReturnType<typeof noticeList>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noticeList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof noticeList>>,
          TError,
          Awaited<ReturnType<typeof noticeList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useNoticeList<TData = Awaited<ReturnType<typeof noticeList>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noticeList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Notices to players
 */

export function useNoticeList<TData = Awaited<ReturnType<typeof noticeList>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof noticeList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getNoticeListQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






