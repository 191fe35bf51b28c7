import type { QueryClient } from '@tanstack/react-query';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { getRechargeUscQueryKey, rechargeUsc } from '../../../api/generated/recharge/recharge.ts';
import { reportPurchase } from '../../../session/ads-report.ts';

/**
 * Asks for the count of successful deposits, and tells the advertiser when this was the first (spec point 4, NTF-02).
 * A count that stays unknown reports nothing: at most one event (DEP-04).
 */
export async function considerPurchase(queryClient: QueryClient, order: RechargeOrder): Promise<void> {
  const usc = await rechargeUsc({}).catch(() => undefined);
  if (usc) queryClient.setQueryData(getRechargeUscQueryKey({}), usc);
  if (usc?.count === 1) await reportPurchase(order.id, order.amount);
}
