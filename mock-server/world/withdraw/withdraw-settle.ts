import { type DueRunners, schedule, unscheduleOrder } from '../core/due.ts';
import { emitBalance } from '../core/events.ts';
import { houseAccounts, owedBy, playerAccount, post, transfer } from '../core/ledger.ts';
import { smallestUnit } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { hasIntent, orderOfIntent } from '../orders/order-query.ts';
import { playerById } from '../players/players.ts';
import type { Minor } from '../tables/money.ts';
import {
  type FailureReason,
  isCancelled,
  isFinal,
  isPaid,
  type OrderDecision,
  orderStatus,
  partOf,
  type WithdrawOrderRow,
  type WithdrawStep,
} from '../tables/recharge-rows.ts';

/** In ms: enough time for the player to cancel. */
const REVIEW_MS = 20_000;
const PAYOUT_MS = 8000;

function openWithdrawal(world: World, orderId: string): WithdrawOrderRow | undefined {
  const order = world.state.withdrawals.get(orderId);
  return order && !isFinal(order) ? order : undefined;
}

function addTimelineStep(world: World, order: WithdrawOrderRow, step: WithdrawStep['step']): void {
  order.timeline.push({ step, at: world.now() });
  emitBalance(world, order.playerId);
}

function reviewWithdrawal(world: World, orderId: string): void {
  const order = openWithdrawal(world, orderId);
  if (!order) return;
  schedule(world, REVIEW_MS, { kind: 'pass-withdrawal', orderId });
  addTimelineStep(world, order, 'review');
}

/** A withdrawal waits in its review while the player owes: cancelled or refused, it settles the debt. */
const isHeld = (world: World, { status, playerId }: WithdrawOrderRow) =>
  status === orderStatus.created && owedBy(world, playerId) > 0;

function passWithdrawal(world: World, orderId: string, payoutMs = PAYOUT_MS): boolean {
  const order = openWithdrawal(world, orderId);
  if (!order) return false;
  unscheduleOrder(world, orderId);
  if (isHeld(world, order)) {
    schedule(world, REVIEW_MS, { kind: 'pass-withdrawal', orderId });
    return false;
  }
  order.status = orderStatus.pending;
  schedule(world, payoutMs, { kind: 'pay-withdrawal', orderId });
  addTimelineStep(world, order, 'sent');
  return true;
}

/**
 * Records that the account received the money, less the fee.
 * @param paid amount that the bank paid, when it is less than the amount; the rest becomes cash again
 * @returns false when the order is final or unknown
 */
export function payWithdrawal(
  world: World,
  orderId: string,
  paid?: Minor,
  reason: FailureReason = { text: 'payout-in-part' },
): boolean {
  const order = openWithdrawal(world, orderId);
  if (!order) return false;
  unscheduleOrder(world, orderId);
  const sent = Math.min(paid ?? order.amount, order.amount);
  const rest = order.amount - sent;
  if (rest > 0) {
    order.paidAmount = sent;
    const unit = smallestUnit(playerById(world, order.playerId).country);
    // Its share of the whole fee, so that a fixed fee does not eat a part up.
    order.fee = Math.floor((order.fee * sent) / order.amount / unit) * unit;
    order.reason = reason;
  }
  order.status = rest > 0 ? orderStatus.partlyPaid : orderStatus.success;
  post(world, 'payout', order.id, [
    { account: playerAccount(order.playerId, 'withdrawal-pending'), amount: -order.amount },
    { account: houseAccounts.clearing(order.payChannel), amount: sent - order.fee },
    { account: houseAccounts.fees, amount: order.fee },
    { account: playerAccount(order.playerId, 'cash'), amount: rest },
  ]);
  if (!order.timeline.some(({ step }) => step === 'sent')) addTimelineStep(world, order, 'sent');
  addTimelineStep(world, order, 'paid');
  if (rest > 0) addTimelineStep(world, order, 'returned');
  return true;
}

function undoWithdrawal(world: World, orderId: string, reason: FailureReason): boolean {
  const order = world.state.withdrawals.get(orderId);
  if (!order || !isPaid(order)) return false;
  const sent = order.paidAmount ?? order.amount;
  order.status = orderStatus.reversed;
  order.reason = reason;
  post(world, 'payout undone', order.id, [
    { account: houseAccounts.clearing(order.payChannel), amount: order.fee - sent },
    { account: houseAccounts.fees, amount: -order.fee },
    { account: playerAccount(order.playerId, 'cash'), amount: sent },
  ]);
  addTimelineStep(world, order, 'returned');
  return true;
}

function giveBack(
  world: World,
  order: WithdrawOrderRow,
  step: 'returned' | 'cancelled',
  reason: FailureReason,
) {
  unscheduleOrder(world, order.id);
  order.status = orderStatus.failed;
  order.reason = reason;
  const entries = transfer(
    playerAccount(order.playerId, 'withdrawal-pending'),
    playerAccount(order.playerId, 'cash'),
    order.amount,
  );
  post(world, `withdrawal ${step}`, order.id, entries);
  addTimelineStep(world, order, step);
}

/**
 * Records that the bank refused the payment.
 * @returns false when the order is final or unknown
 */
export function reverseWithdrawal(world: World, orderId: string, reason: FailureReason): boolean {
  const order = openWithdrawal(world, orderId);
  if (order) giveBack(world, order, 'returned', reason);
  return order !== undefined;
}

/** Cancels a withdrawal in review. A withdrawal that was already cancelled stays as it is (WDR-03). */
export function cancelWithdrawal(
  world: World,
  playerId: string,
  { cancelOrderId, intentId }: { cancelOrderId: string; intentId?: string | undefined },
): WithdrawOrderRow {
  const order = world.state.withdrawals.get(cancelOrderId);
  if (order?.playerId !== playerId) throw new Refusal('unknown-withdrawal', { field: 'cancelOrderId' });
  const known = orderOfIntent(world.state.withdrawals, playerId, intentId);
  if (known && !hasIntent({ intentId: order.cancelIntentId }, intentId))
    throw new Refusal('withdrawal-reused', { field: 'intentId' });
  if (isCancelled(order)) return order;
  if (order.status !== orderStatus.created)
    throw new Refusal('withdrawal-not-in-review', { field: 'cancelOrderId' });
  order.cancelIntentId = intentId ?? null;
  giveBack(world, order, 'cancelled', { text: 'withdrawal-cancelled' });
  return order;
}

/**
 * Decides a withdrawal from the console, at once or after a delay. A paid withdrawal can only be returned.
 * @returns false when there is no withdrawal, or the decision does not fit it
 */
export function decideWithdrawal(world: World, orderId: string, decision: OrderDecision): boolean {
  const because = (text: 'payout-refused' | 'payout-in-part' | 'payout-reversed'): FailureReason =>
    decision.reason ? { words: decision.reason } : { text };
  if (decision.outcome === 'reverse') return undoWithdrawal(world, orderId, because('payout-reversed'));
  const order = openWithdrawal(world, orderId);
  if (!order || decision.outcome === 'charge-back') return false;
  const { outcome, delayMs } = decision;
  if (outcome !== 'fail' && isHeld(world, order)) return false;
  if (outcome === 'approve')
    return delayMs ? passWithdrawal(world, orderId, delayMs) : payWithdrawal(world, orderId);
  const paid = outcome === 'part' ? partOf(order, decision.paid) : undefined;
  const reason = because(outcome === 'part' ? 'payout-in-part' : 'payout-refused');
  if (!delayMs)
    return paid === undefined
      ? reverseWithdrawal(world, orderId, reason)
      : payWithdrawal(world, orderId, paid, reason);
  unscheduleOrder(world, orderId);
  order.status = orderStatus.pending;
  if (paid === undefined) schedule(world, delayMs, { kind: 'reverse-withdrawal', orderId, reason });
  else schedule(world, delayMs, { kind: 'pay-withdrawal', orderId, paid, reason });
  addTimelineStep(world, order, 'sent');
  return true;
}

export const withdrawRunners = {
  'review-withdrawal': (world, { orderId }) => reviewWithdrawal(world, orderId),
  'pass-withdrawal': (world, { orderId }) => void passWithdrawal(world, orderId),
  'pay-withdrawal': (world, { orderId, paid, reason }) => void payWithdrawal(world, orderId, paid, reason),
  'reverse-withdrawal': (world, { orderId, reason }) => void reverseWithdrawal(world, orderId, reason),
} satisfies Partial<DueRunners>;
