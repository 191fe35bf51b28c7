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
  BettingRecordListQuery,
  BettingRecordPage
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const bettingRecordShape = { id: 's', gameId: 's', gameName: 's', cover: 's', stake: 'n', payout: 'n', balanceAfter: 'n', isBonus: 'b', status: 's=open|won|returned|lost|refunded|sold', createdAt: 't', 'waitsUntil?': 't' };
const bettingTotalsShape = { stake: 'n', payout: 'n', 'openStake?': 'n' };
const bettingRecordPageShape = { list: [bettingRecordShape], total: 'n', pageNum: 'n', pageSize: 'n', totals: bettingTotalsShape };






/**
 * Bets of the player from the cash or the bonus wallet, newest first, with totals over all rows (HIS-02, spec point 9). startDate and endDate are both included and each may be left out.
 * @summary Betting records
 */
export const walletRecords = (
    bettingRecordListQuery: BettingRecordListQuery,
 signal?: AbortSignal
) => {


      return call<BettingRecordPage>(
      {url: `/wallet/records`, shape: bettingRecordPageShape,
      data: bettingRecordListQuery, signal
    },
      );
    }




export const getWalletRecordsQueryKey = (bettingRecordListQuery?: BettingRecordListQuery,) => {
    return [
    'POST', `/wallet/records`, bettingRecordListQuery
    ] as const;
    }


export const getWalletRecordsQueryOptions = <TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(bettingRecordListQuery: BettingRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWalletRecordsQueryKey(bettingRecordListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof walletRecords>>> = ({ signal }) => walletRecords(bettingRecordListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WalletRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof walletRecords>>>
export type WalletRecordsQueryError = ErrorType<unknown>


export function useWalletRecords<TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(
 bettingRecordListQuery: BettingRecordListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletRecords>>,
          TError,
          Awaited<ReturnType<typeof walletRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useWalletRecords<TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(
 bettingRecordListQuery: BettingRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletRecords>>,
          TError,
          Awaited<ReturnType<typeof walletRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useWalletRecords<TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(
 bettingRecordListQuery: BettingRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Betting records
 */

export function useWalletRecords<TData = Awaited<ReturnType<typeof walletRecords>>, TError = ErrorType<unknown>>(
 bettingRecordListQuery: BettingRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getWalletRecordsQueryOptions(bettingRecordListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






