import { schedule, unscheduleOrder } from '../core/due.ts';
import type { World } from '../core/world.ts';
import { isFinal, type RechargeOrderRow } from '../tables/recharge-rows.ts';
import { SETTLE_AFTER_MS } from './recharge-prepay.ts';
import { scheduleResult } from './recharge-settle.ts';

export type BankState = { state: 'unknown' } | { state: 'open' | 'decided'; order: RechargeOrderRow };

/** Empty when no order has that address. */
export function orderIdAtBank(world: World, bankKey: string): string {
  for (const order of world.state.orders.values()) if (order.bankKey === bankKey) return order.id;
  return '';
}

export function bankState(world: World, orderId: string): BankState {
  const order = world.state.orders.get(orderId);
  if (!order) return { state: 'unknown' };
  return { state: isFinal(order) || order.bankDecision !== null ? 'decided' : 'open', order };
}

/**
 * Stores the payer's first decision on the bank page. The result reaches the wallet a moment later, as with a real
 * bank.
 * @returns the order, or undefined when there is none
 */
export function decideAtBank(
  world: World,
  orderId: string,
  decision: 'approve' | 'refuse',
): RechargeOrderRow | undefined {
  const found = bankState(world, orderId);
  if (found.state === 'unknown') return undefined;
  if (found.state === 'decided') return found.order;
  found.order.bankDecision = decision;
  if (decision === 'approve') scheduleResult(world, found.order, SETTLE_AFTER_MS.bank);
  else {
    unscheduleOrder(world, orderId);
    schedule(world, SETTLE_AFTER_MS.bank, { kind: 'fail-order', orderId, reason: { text: 'bank-refused' } });
  }
  return found.order;
}
