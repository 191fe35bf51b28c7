import { type DueRunners, schedule, unscheduleOrder } from '../core/due.ts';
import { emitBalance } from '../core/events.ts';
import { houseAccounts, playerAccount, post } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
import { type FailureReason, orderStatus } from '../tables/recharge-rows.ts';
import { isOpen, type WithdrawOrderRow } from '../tables/withdraw-rows.ts';

/** How long the bank takes once the withdrawal has passed its review. */
export const PAYOUT_MS = 8000;

function openWithdrawal(world: World, orderId: string): WithdrawOrderRow | undefined {
  const order = world.state.withdrawals.get(orderId);
  return order && isOpen(order) ? order : undefined;
}

/** The review is done: the bank has it. @returns false when the order is final or unknown */
function passWithdrawal(world: World, orderId: string, payoutMs = PAYOUT_MS): boolean {
  const order = openWithdrawal(world, orderId);
  if (!order) return false;
  unscheduleOrder(world, orderId);
  order.status = orderStatus.pending;
  schedule(world, payoutMs, { kind: 'pay-withdrawal', orderId });
  emitBalance(world, order.playerId);
  return true;
}

/** The account received the money, less the fee. @returns false when the order is final or unknown */
export function payWithdrawal(world: World, orderId: string): boolean {
  const order = openWithdrawal(world, orderId);
  if (!order) return false;
  unscheduleOrder(world, orderId);
  order.status = orderStatus.success;
  post(world, 'payout', order.id, [
    { account: playerAccount(order.playerId, 'withdrawal-pending'), amount: -order.amount },
    { account: houseAccounts.clearing(order.payChannel), amount: order.amount - order.fee },
    { account: houseAccounts.fees, amount: order.fee },
  ]);
  emitBalance(world, order.playerId);
  return true;
}

/**
 * The withdrawal came to nothing: all of it, the fee included, is cash again.
 * @returns false when the order is final or unknown
 */
export function reverseWithdrawal(world: World, orderId: string, reason: FailureReason): boolean {
  const order = openWithdrawal(world, orderId);
  if (!order) return false;
  unscheduleOrder(world, orderId);
  order.status = orderStatus.failed;
  order.reason = reason;
  post(world, 'withdrawal reversed', order.id, [
    { account: playerAccount(order.playerId, 'withdrawal-pending'), amount: -order.amount },
    { account: playerAccount(order.playerId, 'cash'), amount: order.amount },
  ]);
  emitBalance(world, order.playerId);
  return true;
}

/**
 * Decides a withdrawal by hand (the console): at once, or after a delay.
 * @returns false when the order is final or unknown
 */
export function decideWithdrawal(
  world: World,
  orderId: string,
  decision: { outcome: 'approve' | 'fail'; reason?: string | undefined; delayMs?: number | undefined },
): boolean {
  const order = openWithdrawal(world, orderId);
  if (!order) return false;
  const reason: FailureReason = decision.reason ? { words: decision.reason } : { text: 'payout-refused' };
  const isApproved = decision.outcome === 'approve';
  if (!decision.delayMs)
    return isApproved ? payWithdrawal(world, orderId) : reverseWithdrawal(world, orderId, reason);
  if (isApproved) return passWithdrawal(world, orderId, decision.delayMs);
  unscheduleOrder(world, orderId);
  order.status = orderStatus.pending;
  schedule(world, decision.delayMs, { kind: 'reverse-withdrawal', orderId, reason });
  return true;
}

/** What the world does by itself with withdrawals when their time comes. */
export const withdrawRunners: Pick<DueRunners, 'pass-withdrawal' | 'pay-withdrawal' | 'reverse-withdrawal'> =
  {
    'pass-withdrawal': (world, { orderId }) => void passWithdrawal(world, orderId),
    'pay-withdrawal': (world, { orderId }) => void payWithdrawal(world, orderId),
    'reverse-withdrawal': (world, { orderId, reason }) => void reverseWithdrawal(world, orderId, reason),
  };
