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
  ActivityRecordListQuery,
  ActivityRecordPage
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const activityRecordShape = { id: 's', type: 's', amount: 'n', balanceAfter: 'n', 'envelopeId?': 's', createdAt: 't' };
const activityRecordPageShape = { list: [activityRecordShape], total: 'n', pageNum: 'n', pageSize: 'n' };






/**
 * Bonuses, cashback and lucky money of the player, newest first; deposits, withdrawals and bets have calls of their own (HIS-01).
 * @summary Activity of the wallet
 */
export const walletActivityRecords = (
    activityRecordListQuery: ActivityRecordListQuery,
 signal?: AbortSignal
) => {


      return call<ActivityRecordPage>(
      {url: `/wallet/activityRecords`, shape: activityRecordPageShape,
      data: activityRecordListQuery, signal
    },
      );
    }




export const getWalletActivityRecordsQueryKey = (activityRecordListQuery?: ActivityRecordListQuery,) => {
    return [
    'POST', `/wallet/activityRecords`, activityRecordListQuery
    ] as const;
    }


export const getWalletActivityRecordsQueryOptions = <TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(activityRecordListQuery: ActivityRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWalletActivityRecordsQueryKey(activityRecordListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof walletActivityRecords>>> = ({ signal }) => walletActivityRecords(activityRecordListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WalletActivityRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof walletActivityRecords>>>
export type WalletActivityRecordsQueryError = ErrorType<unknown>


export function useWalletActivityRecords<TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(
 activityRecordListQuery: ActivityRecordListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletActivityRecords>>,
          TError,
          Awaited<ReturnType<typeof walletActivityRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useWalletActivityRecords<TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(
 activityRecordListQuery: ActivityRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletActivityRecords>>,
          TError,
          Awaited<ReturnType<typeof walletActivityRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useWalletActivityRecords<TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(
 activityRecordListQuery: ActivityRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Activity of the wallet
 */

export function useWalletActivityRecords<TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(
 activityRecordListQuery: ActivityRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getWalletActivityRecordsQueryOptions(activityRecordListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






