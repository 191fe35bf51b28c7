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
  PbConfigs
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const pbClaimShape = { kind: 's=registration|deposit', amount: 'n', wagerTotal: 'n', wagered: 'n', expiresAt: 't', state: 's=running|done|spent|expired' };
const pbConfigShape = { rewardRecharge: 'n', rewardTotal: 'n', rewardReg: 'n', rewardType: 'n=1|2', rewardTag: 's', rewardAlready: 'n', 'rewardReady?': 'n', 'wagerTimes?': 'n', 'validDays?': 'n', 'claims?': [pbClaimShape] };
const pbConfigListShape = [pbConfigShape];
const pbConfigsShape = { pbConfig: pbConfigListShape, 'currencyAlias?': 's' };





/**
 * What the promotion offers, open to guests; rewardRecharge is in percent of the deposit. Defaults of spec point 9 (PRO-02, PRO-03).
 * @summary New-user deposit tiers of a market
 */
export const pbConfig = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<PbConfigs>(
      {url: `/v1/pb/config`, shape: pbConfigsShape,
      data: countryQuery, signal
    },
      );
    }




export const getPbConfigQueryKey = (countryQuery?: CountryQuery,) => {
    return [
    'POST', `/v1/pb/config`, countryQuery
    ] as const;
    }


export const getPbConfigQueryOptions = <TData = Awaited<ReturnType<typeof pbConfig>>, TError = ErrorType<unknown>>(countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbConfig>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPbConfigQueryKey(countryQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pbConfig>>> = ({ signal }) => pbConfig(countryQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pbConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PbConfigQueryResult = NonNullable<Awaited<ReturnType<typeof pbConfig>>>
export type PbConfigQueryError = ErrorType<unknown>


export function usePbConfig<TData = Awaited<ReturnType<typeof pbConfig>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pbConfig>>,
          TError,
          Awaited<ReturnType<typeof pbConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePbConfig<TData = Awaited<ReturnType<typeof pbConfig>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pbConfig>>,
          TError,
          Awaited<ReturnType<typeof pbConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePbConfig<TData = Awaited<ReturnType<typeof pbConfig>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary New-user deposit tiers of a market
 */

export function usePbConfig<TData = Awaited<ReturnType<typeof pbConfig>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPbConfigQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






