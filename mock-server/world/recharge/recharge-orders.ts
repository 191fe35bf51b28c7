import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { RechargeOrderRow } from '../tables/recharge-rows.ts';
import { depositMethods } from './payment-methods.ts';

export function orderOf(world: World, playerId: string, id: string): RechargeOrderRow {
  const order = world.state.orders.get(id);
  if (!order || order.playerId !== playerId) throw new Refusal('unknown-order', { field: 'id' });
  return order;
}

export function methodOfOrder(world: World, { playerId, paymentMethod }: RechargeOrderRow) {
  return depositMethods(playerById(world, playerId).country).find(({ code }) => code === paymentMethod);
}

export function rechargeCount(world: World, playerId: string): number {
  let count = 0;
  for (const order of world.state.orders.values()) {
    if (order.playerId === playerId && order.paidAt !== undefined) count += 1;
  }
  return count;
}
