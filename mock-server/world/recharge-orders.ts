import { type Page, type PageQuery, pageOf } from './pages.ts';
import { orderStatus, type RechargeOrderRow } from './recharge-rows.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

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

export interface OrderQuery extends PageQuery {
  status?: number | undefined;
  /** First and last moment, world time in ms, both included. */
  from?: number | undefined;
  until?: number | undefined;
  intentId?: string | undefined;
}

/** Deposits of a player, newest first; every filter given must hold. */
export function ordersOf(world: World, playerId: string, query: OrderQuery): Page<RechargeOrderRow> {
  const rows = [...world.state.orders.values()].reverse().filter((order) => {
    return (
      order.playerId === playerId &&
      (query.status === undefined || order.status === query.status) &&
      (query.from === undefined || order.createdAt >= query.from) &&
      (query.until === undefined || order.createdAt <= query.until) &&
      (query.intentId === undefined || order.intentId?.toLowerCase() === query.intentId.toLowerCase())
    );
  });
  return pageOf(rows, query);
}

/** Successful deposits of a player so far: what /recharge/usc counts. */
export function rechargeCount(world: World, playerId: string): number {
  let count = 0;
  for (const order of world.state.orders.values()) {
    if (order.playerId === playerId && order.status === orderStatus.success) count += 1;
  }
  return count;
}
