import { bonusExpiry, grantBonus } from '../bonus/bonus-grants.ts';
import { type DueRunners, schedule, unscheduleOrder } from '../core/due.ts';
import { emitBalance, emitRecharge } from '../core/events.ts';
import { houseAccounts, playerAccount, post } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import { type FailureReason, isFinal, orderStatus, type RechargeOrderRow } from '../tables/recharge-rows.ts';
import { depositBonus } from './recharge-offers.ts';

/**
 * Gives the bonus of a settled deposit, to be played as its offer says (PRO-05).
 * @returns false when it earned no bonus
 */
function grantDepositBonus(world: World, order: RechargeOrderRow): boolean {
  if (order.declinesBonus) return false;
  const { country } = playerById(world, order.playerId);
  const { amount, wagerTimes } = depositBonus(world, country, order.amount, order.activityId);
  if (amount === 0) return false;
  const expiresAt = bonusExpiry(world);
  order.bonus = { amount, wagerTimes, expiresAt };
  grantBonus(world, {
    playerId: order.playerId,
    amount,
    wagerTimes,
    expiresAt,
    source: 'deposit_bonus',
    ref: order.id,
  });
  return true;
}

/**
 * The money arrived: posts it, grants the bonus, notifies the player's devices. An order that is final stays as it is.
 * @returns false when there is nothing to settle
 */
export function settleOrder(world: World, orderId: string): boolean {
  const order = world.state.orders.get(orderId);
  if (!order || isFinal(order)) return false;
  unscheduleOrder(world, orderId);
  order.status = orderStatus.success;
  order.paidAt = world.now();
  // The payer pays the fee on top, so the company owes us both, and the player gets the full amount.
  post(world, 'deposit', order.id, [
    { account: houseAccounts.clearing(order.payChannel), amount: -(order.amount + order.fee) },
    { account: playerAccount(order.playerId, 'cash'), amount: order.amount },
    { account: houseAccounts.fees, amount: order.fee },
  ]);
  emitRecharge(world, order.playerId, order.id, order.amount);
  // A bonus sends the balance event itself: one deposit is one refresh (DEP-04).
  if (!grantDepositBonus(world, order)) emitBalance(world, order.playerId);
  return true;
}

/**
 * The payment failed: no money moves, the player's devices are notified.
 * @returns false when the order is final or unknown
 */
export function failOrder(world: World, orderId: string, reason: FailureReason): boolean {
  const order = world.state.orders.get(orderId);
  if (!order || isFinal(order)) return false;
  unscheduleOrder(world, orderId);
  order.status = orderStatus.failed;
  order.reason = reason;
  emitRecharge(world, order.playerId, order.id, order.amount);
  return true;
}

/**
 * Decides an order by hand (the console): at once, or after a delay.
 * @returns false when the order is final or unknown
 */
export function decideOrder(
  world: World,
  orderId: string,
  decision: { outcome: 'approve' | 'fail'; reason?: string | undefined; delayMs?: number | undefined },
): boolean {
  const order = world.state.orders.get(orderId);
  if (!order || isFinal(order)) return false;
  const reason: FailureReason = decision.reason ? { words: decision.reason } : { text: 'payment-refused' };
  if (!decision.delayMs) {
    return decision.outcome === 'approve' ? settleOrder(world, orderId) : failOrder(world, orderId, reason);
  }
  unscheduleOrder(world, orderId);
  order.status = orderStatus.pending;
  if (decision.outcome === 'approve') schedule(world, decision.delayMs, { kind: 'settle-order', orderId });
  else schedule(world, decision.delayMs, { kind: 'fail-order', orderId, reason });
  return true;
}

/** What the world does by itself with deposits when their time comes. */
export const rechargeRunners: Pick<DueRunners, 'settle-order' | 'fail-order' | 'expire-order'> = {
  'settle-order': (world, { orderId }) => void settleOrder(world, orderId),
  'fail-order': (world, { orderId, reason }) => void failOrder(world, orderId, reason),
  'expire-order': (world, { orderId }) => void failOrder(world, orderId, { text: 'order-expired' }),
};
