import { schedule, unscheduleOrder } from '../core/due.ts';
import type { World } from '../core/world.ts';
import { isFinal, type RechargeOrderRow } from '../tables/recharge-rows.ts';
import { SETTLE_AFTER_MS } from './recharge-prepay.ts';
import { scheduleResult } from './recharge-settle.ts';

/** @param bankKey the order's address at the bank */
export function orderAtBank(world: World, bankKey: string): RechargeOrderRow | undefined {
  return [...world.state.orders.values()].find((order) => order.bankKey === bankKey);
}

export function isDecidedAtBank(order: RechargeOrderRow): boolean {
  return isFinal(order) || order.bankDecision !== null;
}

/**
 * Stores the payer's first decision on the bank page. The result reaches the wallet a moment later, as with a real
 * bank.
 */
export function decideAtBank(world: World, order: RechargeOrderRow, decision: 'approve' | 'refuse'): void {
  if (isDecidedAtBank(order)) return;
  order.bankDecision = decision;
  if (decision === 'approve') {
    scheduleResult(world, order, SETTLE_AFTER_MS.bank);
    return;
  }
  unscheduleOrder(world, order.id);
  const reason = { text: 'bank-refused' } as const;
  schedule(world, SETTLE_AFTER_MS.bank, { kind: 'fail-order', orderId: order.id, reason });
}
