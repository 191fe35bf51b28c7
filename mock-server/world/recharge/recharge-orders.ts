import type { Page } from '../core/pages.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { type OrderQuery, pageOfOrders } from '../records/order-query.ts';
import type { RechargeOrderRow } from '../tables/recharge-rows.ts';

/** Key of an intent: intents of two players never meet, and a UUID's case means nothing. */
export function intentKey(playerId: string, intentId: string): string {
  return `${playerId}:${intentId.toLowerCase()}`;
}

/** The order made from an intent of this player before. */
export function findByIntent(world: World, playerId: string, intentId: string): RechargeOrderRow | undefined {
  const id = world.state.intents.get(intentKey(playerId, intentId));
  return id === undefined ? undefined : world.state.orders.get(id);
}

/** An order of this player. @throws Refusal unknown-order, also for the order of somebody else */
export function orderOf(world: World, playerId: string, id: string): RechargeOrderRow {
  const order = world.state.orders.get(id);
  if (!order || order.playerId !== playerId) throw new Refusal('unknown-order', { field: 'id' });
  return order;
}

/** Deposits of a player, newest first; every filter given must hold. */
export function ordersOf(world: World, playerId: string, query: OrderQuery): Page<RechargeOrderRow> {
  return pageOfOrders(world, world.state.orders, playerId, query);
}

/** Deposits of a player that were credited so far, undone ones too: what /recharge/usc counts. */
export function rechargeCount(world: World, playerId: string): number {
  let count = 0;
  for (const order of world.state.orders.values()) {
    if (order.playerId === playerId && order.paidAt !== undefined) count += 1;
  }
  return count;
}
