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
  DepositActivityList
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const depositActivityShape = { id: 's', title: 's', terms: 's', minAmount: 'n', bonusRate: 'n', maxBonus: 'n', wagerTimes: 'n', 'validDays?': 'n', expiresAt: 't' };
const depositActivityListShape = [depositActivityShape];





/**
 * Offers the player can opt into with activityId when creating an order (DEP-01, DEP-08).
 * @summary Deposit offers
 */
export const rechargeDepositActivity = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<DepositActivityList>(
      {url: `/recharge/depositActivity`, shape: depositActivityListShape,
      data: countryQuery, signal
    },
      );
    }




export const getRechargeDepositActivityQueryKey = (countryQuery?: CountryQuery,) => {
    return [
    'POST', `/recharge/depositActivity`, countryQuery
    ] as const;
    }


export const getRechargeDepositActivityQueryOptions = <TData = Awaited<ReturnType<typeof rechargeDepositActivity>>, TError = ErrorType<unknown>>(countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeDepositActivity>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargeDepositActivityQueryKey(countryQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargeDepositActivity>>> = ({ signal }) => rechargeDepositActivity(countryQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargeDepositActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargeDepositActivityQueryResult = NonNullable<Awaited<ReturnType<typeof rechargeDepositActivity>>>
export type RechargeDepositActivityQueryError = ErrorType<unknown>


export function useRechargeDepositActivity<TData = Awaited<ReturnType<typeof rechargeDepositActivity>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeDepositActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeDepositActivity>>,
          TError,
          Awaited<ReturnType<typeof rechargeDepositActivity>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargeDepositActivity<TData = Awaited<ReturnType<typeof rechargeDepositActivity>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeDepositActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeDepositActivity>>,
          TError,
          Awaited<ReturnType<typeof rechargeDepositActivity>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargeDepositActivity<TData = Awaited<ReturnType<typeof rechargeDepositActivity>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeDepositActivity>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Deposit offers
 */

export function useRechargeDepositActivity<TData = Awaited<ReturnType<typeof rechargeDepositActivity>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeDepositActivity>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargeDepositActivityQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






