import type { RechargeOrder, WithdrawOrder } from '../api/generated/contract.schemas.ts';

/** The statuses of the contract (OrderStatus) in their order, from 0; the first four are those of spec point 4. */
const NAMES = ['created', 'pending', 'success', 'failed', 'partlyPaid', 'reversed', 'chargedBack'] as const;
export type DepositState = (typeof NAMES)[number];
/** A withdrawal can be cancelled, and is never charged back. */
export type WithdrawalState = Exclude<DepositState, 'chargedBack'> | 'cancelled';

export const STATUS_FAILED = 3;

/** State of a deposit in the texts; a status we do not know reads as under way. */
export function depositState({ status = 0 }: { status?: number }): DepositState {
  return NAMES[status] ?? 'pending';
}

/** State of a withdrawal in the texts. */
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

/** True for an order whose payment is over. What was paid may still be undone. */
export function isFinalStatus(status: number): boolean {
  return !['created', 'pending'].includes(depositState({ status }));
}

/** True for an order that was paid, in full or in part, and not undone. */
export function isPaidStatus(status: number): boolean {
  return ['success', 'partlyPaid'].includes(depositState({ status }));
}

/** True for an order that was paid and undone. */
export function isUndoneStatus(status: number): boolean {
  return ['reversed', 'chargedBack'].includes(depositState({ status }));
}

/** What was paid of an order, in major units: all of it where nothing else is said. */
export const paidOf = ({ amount, paidAmount }: Pick<RechargeOrder, 'amount' | 'paidAmount'>): number =>
  paidAmount ?? amount;

/**
 * Why an order failed, was paid in part or was undone. Beside one that was paid in full or is under way a reason is no
 * reason, whatever the server says.
 */
export const reasonOf = (order: { status: number; reason: string }): string =>
  ['created', 'pending', 'success'].includes(depositState(order)) ? '' : order.reason;

/** Of a withdrawal: money that came back is no loss, and has a look of its own. */
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
