import type { World } from '../core/world.ts';
import type { WithdrawOrderRow } from '../tables/withdraw-rows.ts';

export function isSamePayee(order: Payee, other: Payee): boolean {
  return PAYEE.every((field) => order[field] === other[field]);
}

const PAYEE = ['account', 'bankCode', 'accountType', 'taxId', 'holder'] as const;
type Payee = Pick<WithdrawOrderRow, (typeof PAYEE)[number]>;

/** The id of an account is the id of the player's first withdrawal to it. */
export function payeeIdOf(world: World, order: WithdrawOrderRow): string {
  const first = [...world.state.withdrawals.values()].find(
    (other) =>
      other.playerId === order.playerId &&
      other.paymentMethod === order.paymentMethod &&
      isSamePayee(other, order),
  );
  return first?.id ?? order.id;
}
