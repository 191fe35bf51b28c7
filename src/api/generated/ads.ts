// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AdsReport,
  Nothing
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';





/**
 * On landing with cid or channel, on register, and on purchase with orderId and amount (NTF-02). The same orderId counts once.
 * @summary Report an event to the advertiser
 */
export const adsMgSkyAdsReport = (
    adsReport: AdsReport,
 signal?: AbortSignal
) => {


      return call<Nothing>(
      {url: `/v1/ads/mgSkyAdsReport`, method: 'POST',
      data: adsReport, signal
    },
      );
    }




export const getAdsMgSkyAdsReportMutationKey = () => ['adsMgSkyAdsReport'] as const;

export const getAdsMgSkyAdsReportMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adsMgSkyAdsReport>>, TError,AdsMgSkyAdsReportMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof adsMgSkyAdsReport>>, TError,AdsMgSkyAdsReportMutationVariables, TContext> => {

const mutationKey = getAdsMgSkyAdsReportMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof adsMgSkyAdsReport>>, AdsMgSkyAdsReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  adsMgSkyAdsReport(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AdsMgSkyAdsReportMutationResult = NonNullable<Awaited<ReturnType<typeof adsMgSkyAdsReport>>>
    export type AdsMgSkyAdsReportMutationBody = AdsReport
    export type AdsMgSkyAdsReportMutationError = ErrorType<unknown>
    export type AdsMgSkyAdsReportMutationVariables = {data: AdsReport}

    /**
 * @summary Report an event to the advertiser
 */
export const useAdsMgSkyAdsReport = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adsMgSkyAdsReport>>, TError,AdsMgSkyAdsReportMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof adsMgSkyAdsReport>>,
        TError,
        AdsMgSkyAdsReportMutationVariables,
        TContext
      > => {
      return useMutation(getAdsMgSkyAdsReportMutationOptions(options), queryClient);
    }
