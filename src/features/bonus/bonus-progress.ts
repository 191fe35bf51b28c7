import type { BonusGrant } from '../../api/generated/contract.schemas.ts';
import { ratioOf, toMinor } from '../../lib/money.ts';

/** From 0 to 1, also when the backend counts beyond the target. */
export function bonusProgress({ wagered, target }: Pick<BonusGrant, 'wagered' | 'target'>) {
  const [whole, staked] = [toMinor(target), toMinor(wagered)];
  if (whole === undefined || staked === undefined)
    return { wagered: staked, target: whole, missing: undefined, share: 0 };
  const done = staked > whole ? whole : staked;
  return { wagered: done, target: whole, missing: whole - done, share: ratioOf(done, whole) };
}

export type TimeLeft = { unit: 'days' | 'hours' | 'minutes'; count: number } | { unit: 'over' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Uses the largest unit that is not zero and rounds down: never "0 days", and never more than is left. */
export function timeLeft(seconds: number): TimeLeft {
  if (seconds <= 0) return { unit: 'over' };
  if (seconds >= 2 * DAY) return { unit: 'days', count: Math.floor(seconds / DAY) };
  if (seconds >= HOUR) return { unit: 'hours', count: Math.floor(seconds / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(seconds / MINUTE)) };
}
