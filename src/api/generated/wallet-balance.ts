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
  Balance,
  NoBody
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const bonusGrantShape = { id: 's', source: 's', amount: 'n', left: 'n', wagerTimes: 'n', target: 'n', wagered: 'n', grantedAt: 't', expiresAt: 't' };
const balanceShape = { total: 'n', cash: 'n', bonus: 'n', withdrawable: 'n', 'owed?': 'n', 'bonusHold?': 'n', currencyAlias: 's', 'bonuses?': [bonusGrantShape] };






/**
 * Asked on login, on the balance event and after a reconnect (LOB-07, RT-02, RT-03, PRO-06).
 * @summary Balance of the player
 */
export const walletBalance = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<Balance>(
      {url: `/wallet/balance`, shape: balanceShape,
      data: noBody, signal
    },
      );
    }




export const getWalletBalanceQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/wallet/balance`, noBody
    ] as const;
    }


export const getWalletBalanceQueryOptions = <TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWalletBalanceQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof walletBalance>>> = ({ signal }) => walletBalance(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WalletBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof walletBalance>>>
export type WalletBalanceQueryError = ErrorType<unknown>


export function useWalletBalance<TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletBalance>>,
          TError,
          Awaited<ReturnType<typeof walletBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useWalletBalance<TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletBalance>>,
          TError,
          Awaited<ReturnType<typeof walletBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useWalletBalance<TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Balance of the player
 */

export function useWalletBalance<TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getWalletBalanceQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






