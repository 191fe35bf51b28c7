import type { WithdrawOrder } from '../api/generated/contract.schemas.ts';

/** Order status of spec point 4: 0 created, 1 pending, 2 success, 3 failed. */
export const STATUS_SUCCESS = 2;
export const STATUS_FAILED = 3;

/** True for an order that will not change any more. */
export function isFinalStatus(status: number): boolean {
  return status === STATUS_SUCCESS || status === STATUS_FAILED;
}

const NAMES = ['created', 'pending', 'success', 'failed'] as const;
export type OrderState = (typeof NAMES)[number] | 'cancelled';

/** State of an order in the texts; a status we do not know reads as under way. A withdrawal can be cancelled too. */
export function orderState({
  status = 0,
  timeline,
}: {
  status?: number;
  timeline?: WithdrawOrder['timeline'] | undefined;
}): OrderState {
  if (timeline?.at(-1)?.step === 'cancelled') return 'cancelled';
  return NAMES[status] ?? 'pending';
}

/** Of a withdrawal: money that came back is no loss, and has a look of its own. */
export const STATE_TONES = {
  created: 'waiting',
  pending: 'waiting',
  success: 'good',
  failed: 'back',
  cancelled: 'back',
} as const satisfies Record<OrderState, string>;
