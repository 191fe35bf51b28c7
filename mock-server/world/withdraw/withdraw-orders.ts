import type { Page } from '../core/pages.ts';
import type { World } from '../core/world.ts';
import { intentKey } from '../recharge/recharge-orders.ts';
import { type OrderQuery, pageOfOrders } from '../records/order-query.ts';
import type { WithdrawOrderRow } from '../tables/withdraw-rows.ts';

/** The withdrawal made, or cancelled, from an intent of this player before. */
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

/** Whether two withdrawals of a player go to the same account of the same holder. */
export function isSamePayee(order: Payee, other: Payee): boolean {
  return PAYEE.every((field) => order[field] === other[field]);
}

const PAYEE = ['account', 'bankCode', 'accountType', 'taxId', 'holder'] as const;
type Payee = Pick<WithdrawOrderRow, (typeof PAYEE)[number]>;

/** The name of the account for later withdrawals to it: the first order of the player that went there. */
export function payeeIdOf(world: World, order: WithdrawOrderRow): string {
  const first = [...world.state.withdrawals.values()].find(
    (other) =>
      other.playerId === order.playerId &&
      other.paymentMethod === order.paymentMethod &&
      isSamePayee(other, order),
  );
  return first?.id ?? order.id;
}
