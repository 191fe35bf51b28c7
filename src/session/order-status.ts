import type { RechargeOrder, WithdrawOrder } from '../api/generated/contract.schemas.ts';

/** The contract's statuses in order, from 0 (OrderStatus); the first four are those of spec point 4. */
const NAMES = ['created', 'pending', 'success', 'failed', 'partlyPaid', 'reversed', 'chargedBack'] as const;
export type DepositState = (typeof NAMES)[number];
export type WithdrawalState = Exclude<DepositState, 'chargedBack'> | 'cancelled';

export const STATUS_FAILED = 3;

/** The texts name the states; an unknown status counts as under way. */
export function depositState({ status = 0 }: { status?: number }): DepositState {
  return NAMES[status] ?? 'pending';
}

export function withdrawalState({
  status = 0,
  timeline,
}: {
  status?: number;
  timeline?: WithdrawOrder['timeline'] | undefined;
}): WithdrawalState {
  if (timeline?.at(-1)?.step === 'cancelled') return 'cancelled';
  const state = depositState({ status });
  return state === 'chargedBack' ? 'reversed' : state;
}

/** The payment of the order is over; it may still be undone. */
export function isFinalStatus(status: number): boolean {
  return !['created', 'pending'].includes(depositState({ status }));
}

export function isPaidStatus(status: number): boolean {
  return ['success', 'partlyPaid'].includes(depositState({ status }));
}

export function isUndoneStatus(status: number): boolean {
  return ['reversed', 'chargedBack'].includes(depositState({ status }));
}

/** In major units: the whole order where the server names no paid amount. */
export const paidOf = ({ amount, paidAmount }: Pick<RechargeOrder, 'amount' | 'paidAmount'>): number =>
  paidAmount ?? amount;

/** Why an order failed, was paid in part or was undone; for others the server's reason means nothing. */
export const reasonOf = (order: { status: number; reason: string }): string =>
  ['created', 'pending', 'success'].includes(depositState(order)) ? '' : order.reason;

/** Returned money of a withdrawal is no loss, and looks different. */
export const STATE_TONES = {
  created: 'waiting',
  pending: 'waiting',
  success: 'good',
  partlyPaid: 'good',
  failed: 'back',
  reversed: 'back',
  chargedBack: 'back',
  cancelled: 'back',
} as const satisfies Record<DepositState | WithdrawalState, string>;
