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
  DepositActivityList,
  NoBody,
  OrderListQuery,
  PaymentMethodList,
  PrepayRequest,
  PrepayResult,
  RechargeCount,
  RechargeOrder,
  RechargeOrderPage,
  RechargeOrderRequest,
  RechargeQueryPayQuery,
  RechargeRoutedOrderRequest,
  RecommendConfigList
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const rechargeCountShape = { count: 'n' };
const createdOrderShape = { id: 's', fee: 'n' };
const recommendConfigShape = { amount: 'n', bonus: 'n', 'wagerTimes?': 'n', 'validDays?': 'n', tag: 's' };
const recommendConfigListShape = [recommendConfigShape];
const bankTransferShape = { bank: 's', accountNumber: 's', accountType: 's', holder: 's', rut: 's', email: 's', reference: 's' };
const prepayResultShape = { status: 's=otp-required|redirect|pending', 'redirectUrl?': 'u', 'otpSentTo?': 's', 'transfer?': bankTransferShape };
const orderTakenBackShape = { amount: 'n', at: 't' };
const orderBonusShape = { amount: 'n', wagerTimes: 'n', expiresAt: 't' };
const rechargeOrderShape = { id: 's', amount: 'n', 'paidAmount?': 'n', fee: 'n', payChannel: 's', routing: 's', paymentMethod: 's', status: 'n', reason: 's', createdAt: 't', 'paidAt?': 't', 'takenBack?': orderTakenBackShape, 'expiresAt?': 't', 'bonus?': orderBonusShape, 'intentId?': 's' };
const rechargeOrderPageShape = { list: [rechargeOrderShape], total: 'n', pageNum: 'n', pageSize: 'n' };
const depositActivityShape = { id: 's', title: 's', terms: 's', minAmount: 'n', bonusRate: 'n', maxBonus: 'n', wagerTimes: 'n', 'validDays?': 'n', expiresAt: 't', 'isRenewed?': 'b' };
const depositActivityListShape = [depositActivityShape];
const accountOptionShape = { code: 's', name: 's', 'bankCodes?': ['s'] };
const accountFieldShape = { name: 's=accountType|taxId|holder', kind: 's=choice|rut|name|text', label: 's', hint: 's', 'pattern?': 's', 'options?': [accountOptionShape] };
const accountRuleShape = { kind: 's=none|rut|phone|email|bank-account', 'pattern?': 's', hint: 's', 'fields?': [accountFieldShape] };
const bankShape = { code: 's', name: 's' };
const bankListShape = [bankShape];
const paymentMethodShape = { code: 's', name: 's', icon: 's', min: 'n', max: 'n', feeRate: 'n', feeFixed: 'n', routing: 's', payChannel: 's', needsOtp: 'b', flow: 's=redirect|otp|transfer', 'usualMinutes?': 'n', accountRule: accountRuleShape, 'banks?': bankListShape };
const paymentMethodListShape = [paymentMethodShape];






/**
 * How many deposits of this player were credited, in part as well, those included that were undone later; 1 after a success means it was the first (DEP-05, SES-13).
 * @summary Count of credited deposits
 */
export const rechargeUsc = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<RechargeCount>(
      {url: `/recharge/usc`, shape: rechargeCountShape,
      data: noBody, signal
    },
      );
    }




export const getRechargeUscQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/recharge/usc`, noBody
    ] as const;
    }


export const getRechargeUscQueryOptions = <TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargeUscQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargeUsc>>> = ({ signal }) => rechargeUsc(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargeUscQueryResult = NonNullable<Awaited<ReturnType<typeof rechargeUsc>>>
export type RechargeUscQueryError = ErrorType<unknown>


export function useRechargeUsc<TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeUsc>>,
          TError,
          Awaited<ReturnType<typeof rechargeUsc>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargeUsc<TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeUsc>>,
          TError,
          Awaited<ReturnType<typeof rechargeUsc>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargeUsc<TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Count of credited deposits
 */

export function useRechargeUsc<TData = Awaited<ReturnType<typeof rechargeUsc>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeUsc>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargeUscQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * Makes an order and leaves the route to the server; the same intentId always answers with the same order (DEP-03, DEP-06). Each method of /recharge/paymentMethods can be ordered here and by /recharge/v2/createRechargeOrder, which names the route.
 * @summary Create a deposit order
 */
export const rechargeCreateRechargeOrder = (
    rechargeOrderRequest: RechargeOrderRequest,
 signal?: AbortSignal
) => {


      return call<CreatedOrder>(
      {url: `/recharge/createRechargeOrder`, shape: createdOrderShape,
      data: rechargeOrderRequest, signal
    },
      );
    }




export const getRechargeCreateRechargeOrderMutationKey = () => ['rechargeCreateRechargeOrder'] as const;

export const getRechargeCreateRechargeOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>, TError,RechargeCreateRechargeOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>, TError,RechargeCreateRechargeOrderMutationVariables, TContext> => {

const mutationKey = getRechargeCreateRechargeOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>, RechargeCreateRechargeOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rechargeCreateRechargeOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RechargeCreateRechargeOrderMutationResult = NonNullable<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>>
    export type RechargeCreateRechargeOrderMutationBody = RechargeOrderRequest
    export type RechargeCreateRechargeOrderMutationError = ErrorType<unknown>
    export type RechargeCreateRechargeOrderMutationVariables = {data: RechargeOrderRequest}

    /**
 * @summary Create a deposit order
 */
export const useRechargeCreateRechargeOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>, TError,RechargeCreateRechargeOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rechargeCreateRechargeOrder>>,
        TError,
        RechargeCreateRechargeOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRechargeCreateRechargeOrderMutationOptions(options), queryClient);
    }
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






/**
 * Hands the order to the payment company. May send a one-time code by SMS, so it is never retried by itself (DEP-03, NET-10). Such a code is like that of /captcha/sms; the server may fail an order after five wrong ones.
 * @summary Start the payment of an order
 */
export const rechargePrepay = (
    prepayRequest: PrepayRequest,
 signal?: AbortSignal
) => {


      return call<PrepayResult>(
      {url: `/recharge/prepay`, shape: prepayResultShape,
      data: prepayRequest, signal
    },
      );
    }




export const getRechargePrepayMutationKey = () => ['rechargePrepay'] as const;

export const getRechargePrepayMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargePrepay>>, TError,RechargePrepayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rechargePrepay>>, TError,RechargePrepayMutationVariables, TContext> => {

const mutationKey = getRechargePrepayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rechargePrepay>>, RechargePrepayMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rechargePrepay(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RechargePrepayMutationResult = NonNullable<Awaited<ReturnType<typeof rechargePrepay>>>
    export type RechargePrepayMutationBody = PrepayRequest
    export type RechargePrepayMutationError = ErrorType<unknown>
    export type RechargePrepayMutationVariables = {data: PrepayRequest}

    /**
 * @summary Start the payment of an order
 */
export const useRechargePrepay = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargePrepay>>, TError,RechargePrepayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rechargePrepay>>,
        TError,
        RechargePrepayMutationVariables,
        TContext
      > => {
      return useMutation(getRechargePrepayMutationOptions(options), queryClient);
    }
    /**
 * The order in its current state; 2, 3 and 4 end its payment (spec point 4, DEP-04), and what was paid may be undone later (5, 6).
 * @summary State of a deposit order
 */
export const rechargeQueryPay = (
    rechargeQueryPayQuery: RechargeQueryPayQuery,
 signal?: AbortSignal
) => {


      return call<RechargeOrder>(
      {url: `/recharge/queryPay`, shape: rechargeOrderShape,
      data: rechargeQueryPayQuery, signal
    },
      );
    }




export const getRechargeQueryPayQueryKey = (rechargeQueryPayQuery?: RechargeQueryPayQuery,) => {
    return [
    'POST', `/recharge/queryPay`, rechargeQueryPayQuery
    ] as const;
    }


export const getRechargeQueryPayQueryOptions = <TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(rechargeQueryPayQuery: RechargeQueryPayQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargeQueryPayQueryKey(rechargeQueryPayQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargeQueryPay>>> = ({ signal }) => rechargeQueryPay(rechargeQueryPayQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargeQueryPayQueryResult = NonNullable<Awaited<ReturnType<typeof rechargeQueryPay>>>
export type RechargeQueryPayQueryError = ErrorType<unknown>


export function useRechargeQueryPay<TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(
 rechargeQueryPayQuery: RechargeQueryPayQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeQueryPay>>,
          TError,
          Awaited<ReturnType<typeof rechargeQueryPay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargeQueryPay<TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(
 rechargeQueryPayQuery: RechargeQueryPayQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeQueryPay>>,
          TError,
          Awaited<ReturnType<typeof rechargeQueryPay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargeQueryPay<TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(
 rechargeQueryPayQuery: RechargeQueryPayQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary State of a deposit order
 */

export function useRechargeQueryPay<TData = Awaited<ReturnType<typeof rechargeQueryPay>>, TError = ErrorType<unknown>>(
 rechargeQueryPayQuery: RechargeQueryPayQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeQueryPay>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargeQueryPayQueryOptions(rechargeQueryPayQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * Deposits of this player, newest first; by intentId it finds the order of an answer that got lost (HIS-01, DEP-06).
 * @summary Deposit orders
 */
export const rechargeOrders = (
    orderListQuery: OrderListQuery,
 signal?: AbortSignal
) => {


      return call<RechargeOrderPage>(
      {url: `/recharge/orders`, shape: rechargeOrderPageShape,
      data: orderListQuery, signal
    },
      );
    }




export const getRechargeOrdersQueryKey = (orderListQuery?: OrderListQuery,) => {
    return [
    'POST', `/recharge/orders`, orderListQuery
    ] as const;
    }


export const getRechargeOrdersQueryOptions = <TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRechargeOrdersQueryKey(orderListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rechargeOrders>>> = ({ signal }) => rechargeOrders(orderListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RechargeOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof rechargeOrders>>>
export type RechargeOrdersQueryError = ErrorType<unknown>


export function useRechargeOrders<TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeOrders>>,
          TError,
          Awaited<ReturnType<typeof rechargeOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useRechargeOrders<TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rechargeOrders>>,
          TError,
          Awaited<ReturnType<typeof rechargeOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useRechargeOrders<TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Deposit orders
 */

export function useRechargeOrders<TData = Awaited<ReturnType<typeof rechargeOrders>>, TError = ErrorType<unknown>>(
 orderListQuery: OrderListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rechargeOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getRechargeOrdersQueryOptions(orderListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






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






/**
 * As /recharge/createRechargeOrder, on the route that is named; each method can be ordered by either. The same intentId always answers with the same order (DEP-03, DEP-06).
 * @summary Create a deposit order on a chosen route
 */
export const rechargeV2CreateRechargeOrder = (
    rechargeRoutedOrderRequest: RechargeRoutedOrderRequest,
 signal?: AbortSignal
) => {


      return call<CreatedOrder>(
      {url: `/recharge/v2/createRechargeOrder`, shape: createdOrderShape,
      data: rechargeRoutedOrderRequest, signal
    },
      );
    }




export const getRechargeV2CreateRechargeOrderMutationKey = () => ['rechargeV2CreateRechargeOrder'] as const;

export const getRechargeV2CreateRechargeOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>, TError,RechargeV2CreateRechargeOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>, TError,RechargeV2CreateRechargeOrderMutationVariables, TContext> => {

const mutationKey = getRechargeV2CreateRechargeOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>, RechargeV2CreateRechargeOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rechargeV2CreateRechargeOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RechargeV2CreateRechargeOrderMutationResult = NonNullable<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>>
    export type RechargeV2CreateRechargeOrderMutationBody = RechargeRoutedOrderRequest
    export type RechargeV2CreateRechargeOrderMutationError = ErrorType<unknown>
    export type RechargeV2CreateRechargeOrderMutationVariables = {data: RechargeRoutedOrderRequest}

    /**
 * @summary Create a deposit order on a chosen route
 */
export const useRechargeV2CreateRechargeOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>, TError,RechargeV2CreateRechargeOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rechargeV2CreateRechargeOrder>>,
        TError,
        RechargeV2CreateRechargeOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRechargeV2CreateRechargeOrderMutationOptions(options), queryClient);
    }
