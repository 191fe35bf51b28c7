import type { RechargeOrderRequest } from '@copihue/contract/types';
import { schedule } from '../core/due.ts';
import { amountIn } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { orderOfIntent } from '../orders/order-query.ts';
import { assertWithinLimits, methodOf, newOrder } from '../orders/order-terms.ts';
import { assertNotExcluded } from '../players/exclusion.ts';
import { playerById } from '../players/players.ts';
import type { RechargeOrderRow } from '../tables/recharge-rows.ts';
import type { Lenient, Player } from '../tables/rows.ts';
import { depositMethods } from './payment-methods.ts';
import { depositActivities } from './recharge-offers.ts';

export const ORDER_LIFETIME_MS = 30 * 60_000;

/** The amount is in minor units. */
export type RechargeIntent = Lenient<RechargeOrderRequest & { routing?: string }>;

function assertActivity(world: World, player: Player, { activityId, amount }: RechargeIntent): void {
  if (activityId === undefined) return;
  const activity = depositActivities(world, player.country).find(({ id }) => id === activityId);
  if (!activity) throw new Refusal('unknown-activity', { field: 'activityId' });
  const parameters = amountIn(player.country, activity.minAmount);
  if (amount < activity.minAmount) throw new Refusal('activity-minimum', { field: 'amount', parameters });
}

/** Makes a deposit order, or returns the order of the same intent (DEP-06). */
export function createRechargeOrder(
  world: World,
  playerId: string,
  intent: RechargeIntent,
): RechargeOrderRow {
  const player = playerById(world, playerId);
  const before = orderOfIntent(world.state.orders, playerId, intent.intentId);
  if (before) {
    const isSame =
      before.amount === intent.amount &&
      before.paymentMethod === intent.paymentMethod &&
      before.activityId === (intent.activityId ?? null) &&
      (before.declinesBonus ?? false) === (intent.declinesBonus ?? false);
    if (!isSame) throw new Refusal('intent-reused', { field: 'intentId' });
    return before;
  }
  assertNotExcluded(world, playerId);
  const method = methodOf(depositMethods(player.country), intent);
  assertWithinLimits(player.country, method, intent.amount);
  assertActivity(world, player, intent);
  const order: RechargeOrderRow = {
    ...newOrder(world, 'R', player, method, intent),
    activityId: intent.activityId ?? null,
    ...(intent.declinesBonus && { declinesBonus: true }),
    returnUrl: null,
    bankDecision: null,
    otpPhone: null,
    otpWrong: 0,
  };
  world.state.orders.set(order.id, order);
  schedule(world, ORDER_LIFETIME_MS, { kind: 'expire-order', orderId: order.id });
  return order;
}
