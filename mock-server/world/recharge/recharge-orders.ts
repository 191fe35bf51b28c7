import type { Page } from '../core/pages.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { type OrderQuery, pageOfOrders } from '../records/order-query.ts';
import type { RechargeOrderRow } from '../tables/recharge-rows.ts';

/** The key contains the player, so that two players never share an intent. The case of a UUID does not matter. */
export function intentKey(playerId: string, intentId: string): string {
  return `${playerId}:${intentId.toLowerCase()}`;
}

export function findByIntent(world: World, playerId: string, intentId: string): RechargeOrderRow | undefined {
  const id = world.state.intents.get(intentKey(playerId, intentId));
  return id === undefined ? undefined : world.state.orders.get(id);
}

/** @throws Refusal unknown-order, also for another player's order */
export function orderOf(world: World, playerId: string, id: string): RechargeOrderRow {
  const order = world.state.orders.get(id);
  if (!order || order.playerId !== playerId) throw new Refusal('unknown-order', { field: 'id' });
  return order;
}

export function ordersOf(world: World, playerId: string, query: OrderQuery): Page<RechargeOrderRow> {
  return pageOfOrders(world, world.state.orders, playerId, query);
}

export function rechargeCount(world: World, playerId: string): number {
  let count = 0;
  for (const order of world.state.orders.values()) {
    if (order.playerId === playerId && order.paidAt !== undefined) count += 1;
  }
  return count;
}
