import type { PigState } from '../../api/generated/contract.schemas.ts';
import { type Minor, ratioOf, toMinor } from '../../lib/money.ts';

/** State of a pig: it can be emptied, waits for its day, or has not enough yet. */
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
    share: ratioOf(has, needs),
    wakesAt: Number.isNaN(wakesAt) ? undefined : wakesAt,
  };
}
