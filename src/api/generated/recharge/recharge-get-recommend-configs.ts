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
  RecommendConfigList
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const recommendConfigShape = { amount: 'n', bonus: 'n', 'wagerTimes?': 'n', 'validDays?': 'n', tag: 's' };
const recommendConfigListShape = [recommendConfigShape];





/**
 * Amounts to offer this player with the bonus of each (DEP-01).
 * @summary Recommended deposit amounts
 */
export const rechargeGetRecommendConfigs = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<RecommendConfigList>(
      {url: `/recharge/getRecommendConfigs`, shape: recommendConfigListShape,
      data: noBody, signal
    },
      );
    }




export const getRechargeGetRecommendConfigsQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/recharge/getRecommendConfigs`, noBody
    ] as const;
    }


export const getRechargeGetRecommendConfigsQueryOptions = <TData = Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargeGetRecommendConfigsQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>> = ({ signal }) => rechargeGetRecommendConfigs(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargeGetRecommendConfigsQueryResult = NonNullable<Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>>
export type RechargeGetRecommendConfigsQueryError = ErrorType<unknown>


export function useRechargeGetRecommendConfigs<TData = Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>,
          TError,
          Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargeGetRecommendConfigs<TData = Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>,
          TError,
          Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargeGetRecommendConfigs<TData = Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Recommended deposit amounts
 */

export function useRechargeGetRecommendConfigs<TData = Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeGetRecommendConfigs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargeGetRecommendConfigsQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






