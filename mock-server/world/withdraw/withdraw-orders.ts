import type { Page } from '../core/pages.ts';
import type { World } from '../core/world.ts';
import { intentKey } from '../recharge/recharge-orders.ts';
import { type OrderQuery, pageOfOrders } from '../records/order-query.ts';
import type { WithdrawOrderRow } from '../tables/withdraw-rows.ts';

/** The withdrawal made from an intent of this player before. */
export function withdrawalOfIntent(
  world: World,
  playerId: string,
  intentId: string,
): WithdrawOrderRow | undefined {
  const id = world.state.withdrawIntents.get(intentKey(playerId, intentId));
  return id === undefined ? undefined : world.state.withdrawals.get(id);
}

/** Withdrawals of a player, newest first; every filter given must hold. */
export function withdrawalsOf(world: World, playerId: string, query: OrderQuery): Page<WithdrawOrderRow> {
  return pageOfOrders(world, world.state.withdrawals, playerId, query);
}
