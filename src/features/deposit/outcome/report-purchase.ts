import type { QueryClient } from '@tanstack/react-query';
import { adsMgSkyAdsReport } from '../../../api/generated/ads/ads.ts';
import type { RechargeOrder } from '../../../api/generated/model/index.ts';
import { getRechargeUscQueryKey, rechargeUsc } from '../../../api/generated/recharge/recharge.ts';
import { readDevice } from '../../../lib/device-storage.ts';

/** Tells the advertiser of a player's first deposit (DEP-05, NTF-02). Never throws: an advert is no player's worry. */
async function reportPurchase(order: RechargeOrder): Promise<void> {
  const cid = readDevice('cid');
  const channel = readDevice('channel');
  await adsMgSkyAdsReport({
    event: 'recharge',
    orderId: order.id,
    amount: order.amount,
    ...(cid && { cid }),
    ...(channel && { channel }),
  }).catch(() => undefined);
}

/**
 * Asks for the count of successful deposits, and reports the purchase when this was the first (spec point 4).
 * A count that stays unknown reports nothing: at most one event (DEP-04).
 */
export async function considerPurchase(queryClient: QueryClient, order: RechargeOrder): Promise<void> {
  const usc = await rechargeUsc({}).catch(() => undefined);
  if (usc) queryClient.setQueryData(getRechargeUscQueryKey({}), usc);
  if (usc?.count === 1) await reportPurchase(order);
}
