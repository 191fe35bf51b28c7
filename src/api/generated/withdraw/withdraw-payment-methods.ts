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
  WithdrawMethodList
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const accountOptionShape = { code: 's', name: 's', 'bankCodes?': ['s'] };
const accountFieldShape = { name: 's=accountType|taxId|holder', kind: 's=choice|rut|name|text', label: 's', hint: 's', 'pattern?': 's', 'options?': [accountOptionShape] };
const accountRuleShape = { kind: 's=none|rut|phone|email|bank-account', 'pattern?': 's', hint: 's', 'fields?': [accountFieldShape] };
const bankShape = { code: 's', name: 's' };
const bankListShape = [bankShape];
const withdrawMethodShape = { code: 's', name: 's', icon: 's', min: 'n', max: 'n', feeRate: 'n', feeFixed: 'n', usualMinutes: 'n', routing: 's', payChannel: 's', accountRule: accountRuleShape, 'banks?': bankListShape };
const withdrawMethodListShape = [withdrawMethodShape];





/**
 * Ways to withdraw in a market with limits, fees and what each asks for (WDR-01).
 * @summary Withdrawal methods
 */
export const withdrawPaymentMethods = (
    countryQuery: CountryQuery,
 signal?: AbortSignal
) => {


      return call<WithdrawMethodList>(
      {url: `/withdraw/paymentMethods`, shape: withdrawMethodListShape,
      data: countryQuery, signal
    },
      );
    }




export const getWithdrawPaymentMethodsQueryKey = (countryQuery?: CountryQuery,) => {
    return [
    'POST', `/withdraw/paymentMethods`, countryQuery
    ] as const;
    }


export const getWithdrawPaymentMethodsQueryOptions = <TData = Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError = ErrorType<unknown>>(countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWithdrawPaymentMethodsQueryKey(countryQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof withdrawPaymentMethods>>> = ({ signal }) => withdrawPaymentMethods(countryQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WithdrawPaymentMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof withdrawPaymentMethods>>>
export type WithdrawPaymentMethodsQueryError = ErrorType<unknown>


export function useWithdrawPaymentMethods<TData = Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof withdrawPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof withdrawPaymentMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useWithdrawPaymentMethods<TData = Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof withdrawPaymentMethods>>,
          TError,
          Awaited<ReturnType<typeof withdrawPaymentMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useWithdrawPaymentMethods<TData = Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Withdrawal methods
 */

export function useWithdrawPaymentMethods<TData = Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError = ErrorType<unknown>>(
 countryQuery: CountryQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawPaymentMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getWithdrawPaymentMethodsQueryOptions(countryQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






