import type { PigState } from '../../api/generated/contract.schemas.ts';
import { ratioOf, toMinor } from '../../lib/money.ts';

/** Reads the pig's state. `canCollect` is the server's word; the screen never decides that by itself. */
export function pigProgress({ saved, target, canCollect, nextCollectAt }: PigState) {
  const [has, needs] = [toMinor(saved) ?? 0n, toMinor(target) ?? 0n];
  const wakesAt = nextCollectAt === null ? Number.NaN : Date.parse(nextCollectAt);
  /** It can be emptied, waits for its day, or has not enough yet. */
  const phase = canCollect ? 'ready' : Number.isNaN(wakesAt) ? 'filling' : 'resting';
  return {
    phase,
    saved: has,
    target: needs,
    missing: has >= needs ? 0n : needs - has,
    /** From 0 to 1; a pig beyond its target is full. */
    share: ratioOf(has, needs),
    /** Wall-clock time in ms at which a resting pig wakes. */
    wakesAt: Number.isNaN(wakesAt) ? undefined : wakesAt,
  };
}
