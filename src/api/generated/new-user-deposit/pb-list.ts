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
  NoBody,
  PbConfigList
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';

// What the answer is checked with.
const pbClaimShape = { kind: 's=registration|deposit', amount: 'n', wagerTotal: 'n', wagered: 'n', expiresAt: 't', state: 's=running|done|spent|expired' };
const pbConfigShape = { rewardRecharge: 'n', rewardTotal: 'n', rewardReg: 'n', rewardType: 'n=1|2', rewardTag: 's', rewardAlready: 'n', 'rewardReady?': 'n', 'wagerTimes?': 'n', 'validDays?': 'n', 'claims?': [pbClaimShape] };
const pbConfigListShape = [pbConfigShape];





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






