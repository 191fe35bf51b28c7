import type { StateTone } from '../../ui/state-chip.tsx';

/** Order status of spec point 4: 0 created, 1 pending, 2 success, 3 failed. */
export const STATUS_SUCCESS = 2;
const STATUS_FAILED = 3;

/** True for an order that will not change any more. */
export function isFinalStatus(status: number): boolean {
  return status === STATUS_SUCCESS || status === STATUS_FAILED;
}

const NAMES = ['created', 'pending', 'success', 'failed'] as const;

/** Name of a status in the texts; one we do not know reads as under way. */
export function statusName(status: number): (typeof NAMES)[number] {
  return NAMES[status] ?? 'pending';
}

export function statusTone(status: number): StateTone {
  if (status === STATUS_SUCCESS) return 'good';
  return status === STATUS_FAILED ? 'bad' : 'waiting';
}
