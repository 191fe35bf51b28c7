import type { AdsHandlers } from '../generated/handlers.ts';
import { takeAdsReport } from '../world/lobby/ads-reports.ts';
import { toMinor } from '../world/tables/money.ts';

/** The reports to the advertiser (NTF-02). */
export const adsHandlers: AdsHandlers = {
  adsMgSkyAdsReport: ({ event, cid, channel, orderId, amount }, { world }) => {
    takeAdsReport(world, {
      event,
      ...(cid !== undefined && { cid }),
      ...(channel !== undefined && { channel }),
      ...(orderId !== undefined && { orderId }),
      ...(amount !== undefined && { amount: toMinor(amount) }),
    });
    return {};
  },
};
