import type { BonusGrant } from '../../api/generated/contract.schemas.ts';
import { type Minor, ratioOf, toMinor } from '../../lib/money.ts';

export interface BonusProgress {
  wagered: Minor;
  target: Minor;
  /** Still to be staked before it is cash. */
  missing: Minor;
  /** From 0 to 1. */
  share: number;
}

/** How far the wagering of a bonus has come. A backend that counts beyond its target is shown as done. */
export function bonusProgress({ wagered, target }: Pick<BonusGrant, 'wagered' | 'target'>): BonusProgress {
  const whole = toMinor(target) ?? 0n;
  const staked = toMinor(wagered) ?? 0n;
  const done = staked > whole ? whole : staked;
  return { wagered: done, target: whole, missing: whole - done, share: ratioOf(done, whole) };
}

export type TimeLeft = { unit: 'days' | 'hours' | 'minutes'; count: number } | { unit: 'over' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time in the largest unit that says enough: never more than there is, never "0 days". */
export function timeLeft(seconds: number): TimeLeft {
  if (seconds <= 0) return { unit: 'over' };
  if (seconds >= 2 * DAY) return { unit: 'days', count: Math.floor(seconds / DAY) };
  if (seconds >= HOUR) return { unit: 'hours', count: Math.floor(seconds / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(seconds / MINUTE)) };
}
