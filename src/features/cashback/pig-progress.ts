import type { PigState } from '../../api/generated/contract.schemas.ts';
import { type Minor, toMinor } from '../../lib/money.ts';

/** What can be done with a pig now: empty it, wait for its day, or wait until it holds enough. */
export type PigPhase = 'ready' | 'resting' | 'filling';

export interface PigProgress {
  phase: PigPhase;
  saved: Minor;
  target: Minor;
  /** What it still lacks. */
  missing: Minor;
  /** From 0 to 1; a pig beyond its target is full. */
  share: number;
  /** Wall-clock time in ms at which a resting pig wakes. */
  wakesAt: number | undefined;
}

/** Reads the pig's state. `canCollect` is the server's word; the screen never decides that by itself. */
export function pigProgress({ saved, target, canCollect, nextCollectAt }: PigState): PigProgress {
  const [has, needs] = [toMinor(saved) ?? 0n, toMinor(target) ?? 0n];
  const wakesAt = nextCollectAt === null ? Number.NaN : Date.parse(nextCollectAt);
  return {
    phase: canCollect ? 'ready' : Number.isNaN(wakesAt) ? 'filling' : 'resting',
    saved: has,
    target: needs,
    missing: has >= needs ? 0n : needs - has,
    share: needs === 0n || has >= needs ? 1 : Number((has * 10_000n) / needs) / 10_000,
    wakesAt: Number.isNaN(wakesAt) ? undefined : wakesAt,
  };
}

/** `5:03:09`, or `3:09` below an hour. */
export function countdownText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
