import { getAdsMgSkyAdsReportMockHandler } from '../generated/ads/ads.msw.ts';
import { AdsMgSkyAdsReportBody, AdsMgSkyAdsReportResponse } from '../generated/ads/ads.zod.ts';
import { takeAdsReport } from '../world/lobby/ads-reports.ts';
import { toMinor } from '../world/tables/money.ts';
import { type DefinedCall, defineCall } from './define-call.ts';

/** The reports to the advertiser (NTF-02). */
export const adsCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'adsMgSkyAdsReport',
    body: AdsMgSkyAdsReportBody,
    answer: AdsMgSkyAdsReportResponse,
    plug: getAdsMgSkyAdsReportMockHandler,
    run: ({ world, body: { event, cid, channel, orderId, amount } }) => {
      takeAdsReport(world, {
        event,
        ...(cid !== undefined && { cid }),
        ...(channel !== undefined && { channel }),
        ...(orderId !== undefined && { orderId }),
        ...(amount !== undefined && { amount: toMinor(amount) }),
      });
      return {};
    },
  }),
];
