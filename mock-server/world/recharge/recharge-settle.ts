import type { FailureReasonText } from '../../texts/text-types.ts';
import {
  bonusExpiry,
  bringsBonus,
  endWithoutDeposit,
  grantBonus,
  revokeGrants,
} from '../bonus/bonus-grants.ts';
import { type DueRunners, schedule, unscheduleOrder } from '../core/due.ts';
import { emitBalance, emitRecharge } from '../core/events.ts';
import { balanceOf, houseAccounts, playerAccount, post } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
import { feeOf } from '../orders/method-terms.ts';
import { isExcluded } from '../players/exclusion.ts';
import { playerById } from '../players/players.ts';
import { type Minor, toMinor } from '../tables/money.ts';
import {
  type FailureReason,
  isCreditable,
  isFinal,
  isPaid,
  type OrderDecision,
  orderStatus,
  partOf,
  type RechargeOrderRow,
} from '../tables/recharge-rows.ts';
import { depositBonus } from './recharge-offers.ts';
import { methodOfOrder } from './recharge-orders.ts';

function grantDepositBonus(world: World, order: RechargeOrderRow, credited: Minor): boolean {
  const { playerId, declinesBonus } = order;
  if (declinesBonus || isExcluded(world, playerId) || !bringsBonus(world, playerId, order.id)) return false;
  const { country } = playerById(world, order.playerId);
  const { amount, wagerTimes } = depositBonus(world, country, credited, order.activityId);
  if (amount === 0) return false;
  const expiresAt = bonusExpiry(world);
  grantBonus(world, {
    playerId: order.playerId,
    amount,
    wagerTimes,
    expiresAt,
    source: 'deposit_bonus',
    orderId: order.id,
  });
  order.bonus = { amount, wagerTimes, expiresAt };
  return true;
}

function markPartial(world: World, order: RechargeOrderRow, paid: Minor, reason: FailureReason): void {
  const { country } = playerById(world, order.playerId);
  const method = methodOfOrder(world, order);
  order.status = orderStatus.partlyPaid;
  order.paidAmount = paid;
  order.fee = method ? feeOf(method, paid, country) : 0;
  order.reason = reason;
}

/**
 * Posts the received money, gives the bonus and notifies the player's devices. A final order does not change, unless
 * only its time ran out: what comes late is credited all the same.
 * @param paid amount received, when it is less than the amount of the order
 * @returns false when there is nothing to settle
 */
export function settleOrder(
  world: World,
  orderId: string,
  paid?: Minor,
  reason: FailureReason = { text: 'paid-in-part' },
): boolean {
  const order = world.state.orders.get(orderId);
  if (!order || !isCreditable(order)) return false;
  unscheduleOrder(world, orderId);
  order.reason = null;
  const credited = Math.min(paid ?? order.amount, order.amount);
  if (credited < order.amount) markPartial(world, order, credited, reason);
  else order.status = orderStatus.success;
  order.paidAt = world.now();
  // The payer pays the fee on top, so the company owes us both amounts and the player gets the full deposit.
  post(world, 'deposit', order.id, [
    { account: houseAccounts.clearing(order.payChannel), amount: -(credited + order.fee) },
    { account: playerAccount(order.playerId, 'cash'), amount: credited },
    { account: houseAccounts.fees, amount: order.fee },
  ]);
  emitRecharge(world, order.playerId, order.id, order.amount);
  // A bonus sends the balance event itself, so that one deposit causes one refresh (DEP-04).
  if (!grantDepositBonus(world, order, credited)) emitBalance(world, order.playerId);
  return true;
}

/**
 * Reverses a paid deposit for the payment company or the payer's bank, which takes all of it back. The player's cash
 * pays as much as it holds, and the player owes the rest. The bonuses that came with the deposit end.
 * @returns false when nothing of the order is paid
 */
function undoOrder(
  world: World,
  orderId: string,
  status: typeof orderStatus.reversed | typeof orderStatus.chargedBack,
  reason: FailureReason,
): boolean {
  const order = world.state.orders.get(orderId);
  if (!order || !isPaid(order)) return false;
  const credited = order.paidAmount ?? order.amount;
  const cash = playerAccount(order.playerId, 'cash');
  const taken = Math.min(credited, balanceOf(world, cash));
  post(world, 'deposit undone', order.id, [
    { account: houseAccounts.clearing(order.payChannel), amount: credited + order.fee },
    { account: cash, amount: -taken },
    { account: houseAccounts.fees, amount: -order.fee },
    { account: houseAccounts.debt(order.playerId), amount: taken - credited },
  ]);
  order.status = status;
  order.reason = reason;
  order.takenBack = { amount: taken, at: world.now() };
  revokeGrants(world, order.id);
  endWithoutDeposit(world, order.playerId);
  // The event updates an open receipt at once (DEP-04).
  emitRecharge(world, order.playerId, order.id, order.amount);
  emitBalance(world, order.playerId);
  return true;
}

/**
 * Marks a payment as failed and notifies the player's devices. No money moves.
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
 * Decides an order from the console, at once or after a delay. A paid order can only be reversed.
 * @returns false when there is no order, or the decision does not fit it
 */
export function decideOrder(world: World, orderId: string, decision: OrderDecision): boolean {
  const order = world.state.orders.get(orderId);
  if (!order) return false;
  const because = (text: FailureReasonText): FailureReason =>
    decision.reason ? { words: decision.reason } : { text };
  if (decision.outcome === 'reverse')
    return undoOrder(world, orderId, orderStatus.reversed, because('payment-reversed'));
  if (decision.outcome === 'charge-back')
    return undoOrder(world, orderId, orderStatus.chargedBack, because('charged-back'));
  if (decision.outcome === 'fail' ? isFinal(order) : !isCreditable(order)) return false;
  const { outcome, delayMs } = decision;
  const part = outcome === 'part' && { paid: partOf(order, decision.paid), reason: because('paid-in-part') };
  const reason = because('payment-refused');
  if (!delayMs) {
    if (outcome === 'fail') return failOrder(world, orderId, reason);
    return part ? settleOrder(world, orderId, part.paid, part.reason) : settleOrder(world, orderId);
  }
  unscheduleOrder(world, orderId);
  order.status = orderStatus.pending;
  if (outcome === 'fail') schedule(world, delayMs, { kind: 'fail-order', orderId, reason });
  else schedule(world, delayMs, { kind: 'settle-order', orderId, ...part });
  return true;
}

/** Thousands and this much more are a payment that the bank declines (MOC-09): 10,013 for example. */
const DECLINED = toMinor(13);

/** What the payment company reports when nobody decides the order by hand. */
export function scheduleResult(world: World, order: RechargeOrderRow, delayMs: number): void {
  const isDeclined = order.amount % toMinor(1000) === DECLINED;
  const about = { orderId: order.id };
  unscheduleOrder(world, order.id);
  schedule(
    world,
    delayMs,
    isDeclined
      ? { kind: 'fail-order', ...about, reason: { text: 'payment-refused' } }
      : { kind: 'settle-order', ...about },
  );
}

export const rechargeRunners = {
  'settle-order': (world, { orderId, paid, reason }) => void settleOrder(world, orderId, paid, reason),
  'fail-order': (world, { orderId, reason }) => void failOrder(world, orderId, reason),
  'expire-order': (world, { orderId }) => void failOrder(world, orderId, { text: 'order-expired' }),
} satisfies Partial<DueRunners>;
