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
  CreatedOrder,
  OrderListQuery,
  WithdrawMethodList,
  WithdrawOrderPage,
  WithdrawRequest
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const createdOrderShape = { id: 's', fee: 'n' };
const withdrawPayeeShape = { id: 's', 'bank?': 's', 'accountType?': 's', 'taxId?': 's', 'holder?': 's' };
const withdrawStepShape = { step: 's=received|review|sent|paid|returned|cancelled', at: 't' };
const withdrawOrderShape = { id: 's', amount: 'n', 'paidAmount?': 'n', fee: 'n', payChannel: 's', routing: 's', paymentMethod: 's', account: 's', payee: withdrawPayeeShape, status: 'n', reason: 's', createdAt: 't', timeline: [withdrawStepShape], 'intentId?': 's', 'cancelIntentId?': 's' };
const withdrawOrderPageShape = { list: [withdrawOrderShape], total: 'n', pageNum: 'n', pageSize: 'n' };
const accountOptionShape = { code: 's', name: 's', 'bankCodes?': ['s'] };
const accountFieldShape = { name: 's=accountType|taxId|holder', kind: 's=choice|rut|name|text', label: 's', hint: 's', 'pattern?': 's', 'options?': [accountOptionShape] };
const accountRuleShape = { kind: 's=none|rut|phone|email|bank-account', 'pattern?': 's', hint: 's', 'fields?': [accountFieldShape] };
const bankShape = { code: 's', name: 's' };
const bankListShape = [bankShape];
const withdrawMethodShape = { code: 's', name: 's', icon: 's', min: 'n', max: 'n', feeRate: 'n', feeFixed: 'n', usualMinutes: 'n', routing: 's', payChannel: 's', accountRule: accountRuleShape, 'banks?': bankListShape };
const withdrawMethodListShape = [withdrawMethodShape];






/**
 * Takes the amount out of the withdrawable balance and makes an order; needs a bound phone; the same intentId always answers with the same order (WDR-01). With cancelOrderId it takes an order in review back instead: all of its money, the fee included, is in the balance again, and its fee in the answer is 0 (WDR-03). An order that has left its review is refused with withdrawal-not-in-review; one that is cancelled already is answered again, by another intent as well, keeps the intent that cancelled it and moves no money.
 * @summary Create a withdrawal, or cancel one
 */
export const withdrawCreate = (
    withdrawRequest: WithdrawRequest,
 signal?: AbortSignal
) => {


      return call<CreatedOrder>(
      {url: `/withdraw/create`, shape: createdOrderShape,
      data: withdrawRequest, signal
    },
      );
    }




export const getWithdrawCreateMutationKey = () => ['withdrawCreate'] as const;

export const getWithdrawCreateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawCreate>>, TError,WithdrawCreateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawCreate>>, TError,WithdrawCreateMutationVariables, TContext> => {

const mutationKey = getWithdrawCreateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawCreate>>, WithdrawCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  withdrawCreate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawCreateMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawCreate>>>
    export type WithdrawCreateMutationBody = WithdrawRequest
    export type WithdrawCreateMutationError = ErrorType<unknown>
    export type WithdrawCreateMutationVariables = {data: WithdrawRequest}

    /**
 * @summary Create a withdrawal, or cancel one
 */
export const useWithdrawCreate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawCreate>>, TError,WithdrawCreateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawCreate>>,
        TError,
        WithdrawCreateMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawCreateMutationOptions(options), queryClient);
    }
    /**
 * Withdrawals of this player, newest first; by intentId it finds the order of an answer that got lost, made or cancelled by it (HIS-01, WDR-01, WDR-03).
 * @summary Withdrawal orders
 */
export const withdrawOrders = (
    orderListQuery: OrderListQuery,
 signal?: AbortSignal
) => {


      return call<WithdrawOrderPage>(
      {url: `/withdraw/orders`, shape: withdrawOrderPageShape,
      data: orderListQuery, signal
    },
      );
    }




export const getWithdrawOrdersQueryKey = (orderListQuery?: OrderListQuery,) => {
    return [
    'POST', `/withdraw/orders`, orderListQuery
    ] as const;
    }


export const getWithdrawOrdersQueryOptions = <TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWithdrawOrdersQueryKey(orderListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof withdrawOrders>>> = ({ signal }) => withdrawOrders(orderListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WithdrawOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof withdrawOrders>>>
export type WithdrawOrdersQueryError = ErrorType<unknown>


export function useWithdrawOrders<TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof withdrawOrders>>,
          TError,
          Awaited<ReturnType<typeof withdrawOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useWithdrawOrders<TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof withdrawOrders>>,
          TError,
          Awaited<ReturnType<typeof withdrawOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useWithdrawOrders<TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Withdrawal orders
 */

export function useWithdrawOrders<TData = Awaited<ReturnType<typeof withdrawOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdrawOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getWithdrawOrdersQueryOptions(orderListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






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






