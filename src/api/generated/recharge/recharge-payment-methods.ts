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
  PaymentMethodList
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const accountOptionShape = { code: 's', name: 's', 'bankCodes?': ['s'] };
const accountFieldShape = { name: 's=accountType|taxId|holder', kind: 's=choice|rut|name|text', label: 's', hint: 's', 'pattern?': 's', 'options?': [accountOptionShape] };
const accountRuleShape = { kind: 's=none|rut|phone|email|bank-account', 'pattern?': 's', hint: 's', 'fields?': [accountFieldShape] };
const bankShape = { code: 's', name: 's' };
const bankListShape = [bankShape];
const paymentMethodShape = { code: 's', name: 's', icon: 's', min: 'n', max: 'n', feeRate: 'n', feeFixed: 'n', routing: 's', payChannel: 's', needsOtp: 'b', flow: 's=redirect|otp|transfer', 'usualMinutes?': 'n', accountRule: accountRuleShape, 'banks?': bankListShape };
const paymentMethodListShape = [paymentMethodShape];





/**
 * Ways to deposit in a market with limits, fees and what each asks for (DEP-01, DEP-02).
 * @summary Deposit methods
 */
export const rechargePaymentMethods = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<PaymentMethodList>(
      {url: `/recharge/paymentMethods`, shape: paymentMethodListShape,
      data: countryQuery, signal
    },
      );
    }




export const getRechargePaymentMethodsQueryKey = (countryQuery?: CountryQuery,) => {
    return [
    'POST', `/recharge/paymentMethods`, countryQuery
    ] as const;
    }


export const getRechargePaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof rechargePaymentMethods>>, TError = ErrorType<unknown>>(countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargePaymentMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargePaymentMethodsQueryKey(countryQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargePaymentMethods>>> = ({ signal }) => rechargePaymentMethods(countryQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargePaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargePaymentMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof rechargePaymentMethods>>>
export type RechargePaymentMethodsQueryError = ErrorType<unknown>


export function useRechargePaymentMethods<TData = Awaited<ReturnType<typeof rechargePaymentMethods>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargePaymentMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargePaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof rechargePaymentMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargePaymentMethods<TData = Awaited<ReturnType<typeof rechargePaymentMethods>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargePaymentMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargePaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof rechargePaymentMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargePaymentMethods<TData = Awaited<ReturnType<typeof rechargePaymentMethods>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargePaymentMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Deposit methods
 */

export function useRechargePaymentMethods<TData = Awaited<ReturnType<typeof rechargePaymentMethods>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargePaymentMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargePaymentMethodsQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






