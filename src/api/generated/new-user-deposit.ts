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
  CountryQuery,
  NoBody,
  PbConfigList,
  PbConfigs,
  PbGetRequest,
  PbReward
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const pbClaimShape = { kind: 's=registration|deposit', amount: 'n', wagerTotal: 'n', wagered: 'n', expiresAt: 't', state: 's=running|done|spent|expired|revoked' };
const pbConfigShape = { rewardRecharge: 'n', rewardTotal: 'n', rewardReg: 'n', rewardType: 'n=1|2', rewardTag: 's', rewardAlready: 'n', 'rewardReady?': 'n', 'wagerTimes?': 'n', 'validDays?': 'n', 'claims?': [pbClaimShape] };
const pbConfigListShape = [pbConfigShape];
const pbRewardShape = { amount: 'n', wagerTimes: 'n', expiresAt: 't' };
const pbConfigsShape = { pbConfig: pbConfigListShape, 'currencyAlias?': 's' };






/**
 * How far this player is in each tier; rewardRecharge is the amount claimed of it, and 0 lets the popup show (PRO-02, PRO-03).
 * @summary New-user deposit tiers of this player
 */
export const pbList = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<PbConfigList>(
      {url: `/v1/pb/list`, shape: pbConfigListShape,
      data: noBody, signal
    },
      );
    }




export const getPbListQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/v1/pb/list`, noBody
    ] as const;
    }


export const getPbListQueryOptions = <TData = Awaited<ReturnType<typeof pbList>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPbListQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pbList>>> = ({ signal }) => pbList(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pbList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PbListQueryResult = NonNullable<Awaited<ReturnType<typeof pbList>>>
export type PbListQueryError = ErrorType<unknown>


export function usePbList<TData = Awaited<ReturnType<typeof pbList>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pbList>>,
          TError,
          Awaited<ReturnType<typeof pbList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePbList<TData = Awaited<ReturnType<typeof pbList>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pbList>>,
          TError,
          Awaited<ReturnType<typeof pbList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePbList<TData = Awaited<ReturnType<typeof pbList>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary New-user deposit tiers of this player
 */

export function usePbList<TData = Awaited<ReturnType<typeof pbList>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pbList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPbListQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * Pays the reward of a tier the player has deposited for, once (PRO-03). Without a reward that is ready, whatever is missing, it is refused with first-deposit-missing or second-deposit-missing, after the tier.
 * @summary Claim the deposit reward of a tier
 */
export const pbGet = (
    pbGetRequest: PbGetRequest,
 signal?: AbortSignal
) => {


      return call<PbReward>(
      {url: `/v1/pb/get`, shape: pbRewardShape,
      data: pbGetRequest, signal
    },
      );
    }




export const getPbGetMutationKey = () => ['pbGet'] as const;

export const getPbGetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pbGet>>, TError,PbGetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pbGet>>, TError,PbGetMutationVariables, TContext> => {

const mutationKey = getPbGetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pbGet>>, PbGetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  pbGet(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PbGetMutationResult = NonNullable<Awaited<ReturnType<typeof pbGet>>>
    export type PbGetMutationBody = PbGetRequest
    export type PbGetMutationError = ErrorType<unknown>
    export type PbGetMutationVariables = {data: PbGetRequest}

    /**
 * @summary Claim the deposit reward of a tier
 */
export const usePbGet = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pbGet>>, TError,PbGetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pbGet>>,
        TError,
        PbGetMutationVariables,
        TContext
      > => {
      return useMutation(getPbGetMutationOptions(options), queryClient);
    }
    /**
 * Pays the registration bonus, once (PRO-03). Where a market has none, it is refused with reward-claimed.
 * @summary Claim the registration bonus
 */
export const pbRegClaim = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<PbReward>(
      {url: `/v1/pb/reg/claim`, shape: pbRewardShape,
      data: noBody, signal
    },
      );
    }




export const getPbRegClaimMutationKey = () => ['pbRegClaim'] as const;

export const getPbRegClaimMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pbRegClaim>>, TError,PbRegClaimMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pbRegClaim>>, TError,PbRegClaimMutationVariables, TContext> => {

const mutationKey = getPbRegClaimMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pbRegClaim>>, PbRegClaimMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  pbRegClaim(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PbRegClaimMutationResult = NonNullable<Awaited<ReturnType<typeof pbRegClaim>>>
    export type PbRegClaimMutationBody = NoBody
    export type PbRegClaimMutationError = ErrorType<unknown>
    export type PbRegClaimMutationVariables = {data: NoBody}

    /**
 * @summary Claim the registration bonus
 */
export const usePbRegClaim = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pbRegClaim>>, TError,PbRegClaimMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pbRegClaim>>,
        TError,
        PbRegClaimMutationVariables,
        TContext
      > => {
      return useMutation(getPbRegClaimMutationOptions(options), queryClient);
    }
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






