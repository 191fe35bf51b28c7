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
  LuckyDomain,
  NoBody
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const luckyDomainShape = { domain: 'u' };





/**
 * The origin share links start with (RED-01).
 * @summary Domain of share links
 */
export const luckyMoneyDomain = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyDomain>(
      {url: `/lucky/money/domain`, shape: luckyDomainShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyDomainQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/lucky/money/domain`, noBody
    ] as const;
    }


export const getLuckyMoneyDomainQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyDomainQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyDomain>>> = ({ signal }) => luckyMoneyDomain(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyDomainQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyDomain>>>
export type LuckyMoneyDomainQueryError = ErrorType<unknown>


export function useLuckyMoneyDomain<TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyDomain>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyDomain>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyDomain<TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyDomain>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyDomain>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyDomain<TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Domain of share links
 */

export function useLuckyMoneyDomain<TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyDomainQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






