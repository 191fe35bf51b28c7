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
  LuckyClaim,
  LuckyClaimListQuery,
  LuckyClaimPage,
  LuckyCollectionList,
  LuckyCollectionListQuery,
  LuckyCollectionPage,
  LuckyDisplayReward,
  LuckyDisplayRewardQuery,
  LuckyDomain,
  LuckyEnvelope,
  LuckyEnvelopeLookup,
  LuckyEnvelopeQuery,
  LuckyEnvelopeRequest,
  LuckyGuide,
  LuckyGuideFinished,
  LuckyShare,
  LuckyTotal,
  NoBody
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const luckyClaimShape = { sender: 's', amount: 'n', envelopeId: 's', claimedAt: 't' };
const luckyClaimPageShape = { list: [luckyClaimShape], total: 'n', pageNum: 'n', pageSize: 'n' };
const luckyCollectionShape = { player: 's', amount: 'n', claimedAt: 't' };
const luckyCollectionPageShape = { list: [luckyCollectionShape], total: 'n', pageNum: 'n', pageSize: 'n' };
const luckyEnvelopeShape = { id: 's', sender: 's', isOwn: 'b', greeting: 's', amount: 'n', currencyAlias: 's', shares: 'n', sharesLeft: 'n', kind: 's=equal|random', expiresAt: 't', status: 's=open|emptied|expired', 'intentId?': 's' };
const luckyShareShape = { url: 'u', text: 's' };
const luckyDomainShape = { domain: 'u' };
const luckyGuideShape = { minShare: 'n', maxAmount: 'n', maxShares: 'n', openHours: 'n', finished: 'b' };
const luckyGuideFinishedShape = { finished: 'b' };
const luckyCollectionListShape = [luckyCollectionShape];
const luckyDisplayRewardShape = { 'envelopeId?': 's', amount: 'n', currencyAlias: 's', expiresAt: 't' };
const luckyTotalShape = { amount: 'n', count: 'n' };






/**
 * What this player took from red packets, newest first (RED-01).
 * @summary Red packets I claimed
 */
export const luckyMoneyClaimed = (
    luckyClaimListQuery: LuckyClaimListQuery,
 signal?: AbortSignal
) => {


      return call<LuckyClaimPage>(
      {url: `/lucky/money/claimed`, shape: luckyClaimPageShape,
      data: luckyClaimListQuery, signal
    },
      );
    }




export const getLuckyMoneyClaimedQueryKey = (luckyClaimListQuery?: LuckyClaimListQuery,) => {
    return [
    'POST', `/lucky/money/claimed`, luckyClaimListQuery
    ] as const;
    }


export const getLuckyMoneyClaimedQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(luckyClaimListQuery: LuckyClaimListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyClaimedQueryKey(luckyClaimListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyClaimed>>> = ({ signal }) => luckyMoneyClaimed(luckyClaimListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyClaimedQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyClaimed>>>
export type LuckyMoneyClaimedQueryError = ErrorType<unknown>


export function useLuckyMoneyClaimed<TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(
 luckyClaimListQuery: LuckyClaimListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyClaimed>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyClaimed>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyClaimed<TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(
 luckyClaimListQuery: LuckyClaimListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyClaimed>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyClaimed>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyClaimed<TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(
 luckyClaimListQuery: LuckyClaimListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Red packets I claimed
 */

export function useLuckyMoneyClaimed<TData = Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError = ErrorType<unknown>>(
 luckyClaimListQuery: LuckyClaimListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyClaimed>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyClaimedQueryOptions(luckyClaimListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * The shares taken from one packet, newest first, players masked (RED-01, APP-10).
 * @summary Who collected from a red packet
 */
export const luckyMoneyCollected = (
    luckyCollectionListQuery: LuckyCollectionListQuery,
 signal?: AbortSignal
) => {


      return call<LuckyCollectionPage>(
      {url: `/lucky/money/collected`, shape: luckyCollectionPageShape,
      data: luckyCollectionListQuery, signal
    },
      );
    }




export const getLuckyMoneyCollectedQueryKey = (luckyCollectionListQuery?: LuckyCollectionListQuery,) => {
    return [
    'POST', `/lucky/money/collected`, luckyCollectionListQuery
    ] as const;
    }


export const getLuckyMoneyCollectedQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(luckyCollectionListQuery: LuckyCollectionListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyCollectedQueryKey(luckyCollectionListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyCollected>>> = ({ signal }) => luckyMoneyCollected(luckyCollectionListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyCollectedQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyCollected>>>
export type LuckyMoneyCollectedQueryError = ErrorType<unknown>


export function useLuckyMoneyCollected<TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(
 luckyCollectionListQuery: LuckyCollectionListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyCollected>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyCollected>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyCollected<TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(
 luckyCollectionListQuery: LuckyCollectionListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyCollected>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyCollected>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyCollected<TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(
 luckyCollectionListQuery: LuckyCollectionListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Who collected from a red packet
 */

export function useLuckyMoneyCollected<TData = Awaited<ReturnType<typeof luckyMoneyCollected>>, TError = ErrorType<unknown>>(
 luckyCollectionListQuery: LuckyCollectionListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyCollected>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyCollectedQueryOptions(luckyCollectionListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * Takes the amount out of the balance and makes a packet; the same intentId always answers with the same packet (RED-01, RED-02).
 * @summary Create a red packet
 */
export const luckyMoneyCreate = (
    luckyEnvelopeRequest: LuckyEnvelopeRequest,
 signal?: AbortSignal
) => {


      return call<LuckyEnvelope>(
      {url: `/lucky/money/create`, shape: luckyEnvelopeShape,
      data: luckyEnvelopeRequest, signal
    },
      );
    }




export const getLuckyMoneyCreateMutationKey = () => ['luckyMoneyCreate'] as const;

export const getLuckyMoneyCreateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyCreate>>, TError,LuckyMoneyCreateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyCreate>>, TError,LuckyMoneyCreateMutationVariables, TContext> => {

const mutationKey = getLuckyMoneyCreateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof luckyMoneyCreate>>, LuckyMoneyCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  luckyMoneyCreate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LuckyMoneyCreateMutationResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyCreate>>>
    export type LuckyMoneyCreateMutationBody = LuckyEnvelopeRequest
    export type LuckyMoneyCreateMutationError = ErrorType<unknown>
    export type LuckyMoneyCreateMutationVariables = {data: LuckyEnvelopeRequest}

    /**
 * @summary Create a red packet
 */
export const useLuckyMoneyCreate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyCreate>>, TError,LuckyMoneyCreateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof luckyMoneyCreate>>,
        TError,
        LuckyMoneyCreateMutationVariables,
        TContext
      > => {
      return useMutation(getLuckyMoneyCreateMutationOptions(options), queryClient);
    }
    /**
 * The packet in its current state; expired and emptied ones say so (RED-01, RED-02).
 * @summary A red packet
 */
export const luckyMoneyEnvelope = (
    luckyEnvelopeLookup: LuckyEnvelopeLookup,
 signal?: AbortSignal
) => {


      return call<LuckyEnvelope>(
      {url: `/lucky/money/envelope`, shape: luckyEnvelopeShape,
      data: luckyEnvelopeLookup, signal
    },
      );
    }




export const getLuckyMoneyEnvelopeQueryKey = (luckyEnvelopeLookup?: LuckyEnvelopeLookup,) => {
    return [
    'POST', `/lucky/money/envelope`, luckyEnvelopeLookup
    ] as const;
    }


export const getLuckyMoneyEnvelopeQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(luckyEnvelopeLookup: LuckyEnvelopeLookup, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyEnvelopeQueryKey(luckyEnvelopeLookup);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyEnvelope>>> = ({ signal }) => luckyMoneyEnvelope(luckyEnvelopeLookup, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyEnvelopeQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyEnvelope>>>
export type LuckyMoneyEnvelopeQueryError = ErrorType<unknown>


export function useLuckyMoneyEnvelope<TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(
 luckyEnvelopeLookup: LuckyEnvelopeLookup, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyEnvelope>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyEnvelope>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyEnvelope<TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(
 luckyEnvelopeLookup: LuckyEnvelopeLookup, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyEnvelope>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyEnvelope>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyEnvelope<TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(
 luckyEnvelopeLookup: LuckyEnvelopeLookup, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary A red packet
 */

export function useLuckyMoneyEnvelope<TData = Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError = ErrorType<unknown>>(
 luckyEnvelopeLookup: LuckyEnvelopeLookup, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyEnvelope>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyEnvelopeQueryOptions(luckyEnvelopeLookup,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * What copy and Web Share send; changes nothing (RED-01).
 * @summary Link and words to share a red packet
 */
export const luckyMoneyShare = (
    luckyEnvelopeQuery: LuckyEnvelopeQuery,
 signal?: AbortSignal
) => {


      return call<LuckyShare>(
      {url: `/lucky/money/share`, shape: luckyShareShape,
      data: luckyEnvelopeQuery, signal
    },
      );
    }




export const getLuckyMoneyShareQueryKey = (luckyEnvelopeQuery?: LuckyEnvelopeQuery,) => {
    return [
    'POST', `/lucky/money/share`, luckyEnvelopeQuery
    ] as const;
    }


export const getLuckyMoneyShareQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(luckyEnvelopeQuery: LuckyEnvelopeQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyShareQueryKey(luckyEnvelopeQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyShare>>> = ({ signal }) => luckyMoneyShare(luckyEnvelopeQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyShareQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyShare>>>
export type LuckyMoneyShareQueryError = ErrorType<unknown>


export function useLuckyMoneyShare<TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(
 luckyEnvelopeQuery: LuckyEnvelopeQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyShare>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyShare>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyShare<TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(
 luckyEnvelopeQuery: LuckyEnvelopeQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyShare>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyShare>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyShare<TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(
 luckyEnvelopeQuery: LuckyEnvelopeQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Link and words to share a red packet
 */

export function useLuckyMoneyShare<TData = Awaited<ReturnType<typeof luckyMoneyShare>>, TError = ErrorType<unknown>>(
 luckyEnvelopeQuery: LuckyEnvelopeQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyShare>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyShareQueryOptions(luckyEnvelopeQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * Takes one share into the player's balance; a packet cannot be claimed twice by the same player (RED-01, RED-02).
 * @summary Claim a share of a red packet
 */
export const luckyMoneyClaim = (
    luckyEnvelopeQuery: LuckyEnvelopeQuery,
 signal?: AbortSignal
) => {


      return call<LuckyClaim>(
      {url: `/lucky/money/claim`, shape: luckyClaimShape,
      data: luckyEnvelopeQuery, signal
    },
      );
    }




export const getLuckyMoneyClaimMutationKey = () => ['luckyMoneyClaim'] as const;

export const getLuckyMoneyClaimMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyClaim>>, TError,LuckyMoneyClaimMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyClaim>>, TError,LuckyMoneyClaimMutationVariables, TContext> => {

const mutationKey = getLuckyMoneyClaimMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof luckyMoneyClaim>>, LuckyMoneyClaimMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  luckyMoneyClaim(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LuckyMoneyClaimMutationResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyClaim>>>
    export type LuckyMoneyClaimMutationBody = LuckyEnvelopeQuery
    export type LuckyMoneyClaimMutationError = ErrorType<unknown>
    export type LuckyMoneyClaimMutationVariables = {data: LuckyEnvelopeQuery}

    /**
 * @summary Claim a share of a red packet
 */
export const useLuckyMoneyClaim = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyClaim>>, TError,LuckyMoneyClaimMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof luckyMoneyClaim>>,
        TError,
        LuckyMoneyClaimMutationVariables,
        TContext
      > => {
      return useMutation(getLuckyMoneyClaimMutationOptions(options), queryClient);
    }
    /**
 * The origin share links start with (RED-01).
 * @summary Domain of share links
 */
export const luckyMoneyDomain = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyDomain>(
      {url: `/lucky/money/domain`, shape: luckyDomainShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyDomainQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/lucky/money/domain`, noBody
    ] as const;
    }


export const getLuckyMoneyDomainQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyDomainQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyDomain>>> = ({ signal }) => luckyMoneyDomain(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyDomainQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyDomain>>>
export type LuckyMoneyDomainQueryError = ErrorType<unknown>


export function useLuckyMoneyDomain<TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyDomain>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyDomain>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyDomain<TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyDomain>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyDomain>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyDomain<TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Domain of share links
 */

export function useLuckyMoneyDomain<TData = Awaited<ReturnType<typeof luckyMoneyDomain>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyDomainQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * Says whether to show the guide to this player, and the rules of their market (RED-01).
 * @summary Whether the red-packet guide is finished
 */
export const luckyMoneyGuide = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyGuide>(
      {url: `/lucky/money/guide`, shape: luckyGuideShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyGuideQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/lucky/money/guide`, noBody
    ] as const;
    }


export const getLuckyMoneyGuideQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyGuideQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyGuide>>> = ({ signal }) => luckyMoneyGuide(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyGuideQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyGuide>>>
export type LuckyMoneyGuideQueryError = ErrorType<unknown>


export function useLuckyMoneyGuide<TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyGuide>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyGuide>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyGuide<TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyGuide>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyGuide>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyGuide<TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Whether the red-packet guide is finished
 */

export function useLuckyMoneyGuide<TData = Awaited<ReturnType<typeof luckyMoneyGuide>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyGuide>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyGuideQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * Remembers that this player has seen the guide; a repeat changes nothing (RED-01).
 * @summary Finish the red-packet guide
 */
export const luckyMoneyFinishGuide = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyGuideFinished>(
      {url: `/lucky/money/finishGuide`, shape: luckyGuideFinishedShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyFinishGuideMutationKey = () => ['luckyMoneyFinishGuide'] as const;

export const getLuckyMoneyFinishGuideMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>, TError,LuckyMoneyFinishGuideMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>, TError,LuckyMoneyFinishGuideMutationVariables, TContext> => {

const mutationKey = getLuckyMoneyFinishGuideMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>, LuckyMoneyFinishGuideMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  luckyMoneyFinishGuide(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LuckyMoneyFinishGuideMutationResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>>
    export type LuckyMoneyFinishGuideMutationBody = NoBody
    export type LuckyMoneyFinishGuideMutationError = ErrorType<unknown>
    export type LuckyMoneyFinishGuideMutationVariables = {data: NoBody}

    /**
 * @summary Finish the red-packet guide
 */
export const useLuckyMoneyFinishGuide = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof luckyMoneyFinishGuide>>, TError,LuckyMoneyFinishGuideMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof luckyMoneyFinishGuide>>,
        TError,
        LuckyMoneyFinishGuideMutationVariables,
        TContext
      > => {
      return useMutation(getLuckyMoneyFinishGuideMutationOptions(options), queryClient);
    }
    /**
 * Recent shares taken by anybody, newest first, players masked (RED-01, APP-10).
 * @summary Latest collections over all red packets
 */
export const luckyMoneyLatestCollected = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyCollectionList>(
      {url: `/lucky/money/latestCollected`, shape: luckyCollectionListShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyLatestCollectedQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/lucky/money/latestCollected`, noBody
    ] as const;
    }


export const getLuckyMoneyLatestCollectedQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyLatestCollectedQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>> = ({ signal }) => luckyMoneyLatestCollected(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyLatestCollectedQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>>
export type LuckyMoneyLatestCollectedQueryError = ErrorType<unknown>


export function useLuckyMoneyLatestCollected<TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyLatestCollected>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyLatestCollected>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyLatestCollected<TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyLatestCollected>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyLatestCollected>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyLatestCollected<TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Latest collections over all red packets
 */

export function useLuckyMoneyLatestCollected<TData = Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyLatestCollected>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyLatestCollectedQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * What the packet of a share link, or the standing offer, can still bring; open to guests (RED-01, spec point 6). For a player the standing offer is a packet not yet claimed.
 * @summary Reward shown to a visitor
 */
export const luckyMoneyDisplayReward = (
    luckyDisplayRewardQuery: LuckyDisplayRewardQuery,
 signal?: AbortSignal
) => {


      return call<LuckyDisplayReward>(
      {url: `/lucky/money/displayReward`, shape: luckyDisplayRewardShape,
      data: luckyDisplayRewardQuery, signal
    },
      );
    }




export const getLuckyMoneyDisplayRewardQueryKey = (luckyDisplayRewardQuery?: LuckyDisplayRewardQuery,) => {
    return [
    'POST', `/lucky/money/displayReward`, luckyDisplayRewardQuery
    ] as const;
    }


export const getLuckyMoneyDisplayRewardQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyDisplayRewardQueryKey(luckyDisplayRewardQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>> = ({ signal }) => luckyMoneyDisplayReward(luckyDisplayRewardQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyDisplayRewardQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>>
export type LuckyMoneyDisplayRewardQueryError = ErrorType<unknown>


export function useLuckyMoneyDisplayReward<TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(
 luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyDisplayReward>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyDisplayReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyDisplayReward<TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(
 luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyDisplayReward>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyDisplayReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyDisplayReward<TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(
 luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Reward shown to a visitor
 */

export function useLuckyMoneyDisplayReward<TData = Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError = ErrorType<unknown>>(
 luckyDisplayRewardQuery: LuckyDisplayRewardQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyDisplayReward>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyDisplayRewardQueryOptions(luckyDisplayRewardQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






/**
 * Sum and number of all claims of this player (RED-01).
 * @summary Total claimed from red packets
 */
export const luckyMoneyTotalClaimedReward = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<LuckyTotal>(
      {url: `/lucky/money/totalClaimedReward`, shape: luckyTotalShape,
      data: noBody, signal
    },
      );
    }




export const getLuckyMoneyTotalClaimedRewardQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/lucky/money/totalClaimedReward`, noBody
    ] as const;
    }


export const getLuckyMoneyTotalClaimedRewardQueryOptions = <TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLuckyMoneyTotalClaimedRewardQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>> = ({ signal }) => luckyMoneyTotalClaimedReward(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LuckyMoneyTotalClaimedRewardQueryResult = NonNullable<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>>
export type LuckyMoneyTotalClaimedRewardQueryError = ErrorType<unknown>


export function useLuckyMoneyTotalClaimedReward<TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useLuckyMoneyTotalClaimedReward<TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>,
          TError,
          Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useLuckyMoneyTotalClaimedReward<TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Total claimed from red packets
 */

export function useLuckyMoneyTotalClaimedReward<TData = Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof luckyMoneyTotalClaimedReward>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getLuckyMoneyTotalClaimedRewardQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






