import type { PigState } from '../../api/generated/contract.schemas.ts';
import { minus, ratioOf, sumOf, toMinor } from '../../lib/money.ts';

export function pigProgress({ saved, target, canCollect, nextCollectAt }: PigState) {
  const [has, needs] = [toMinor(saved), toMinor(target)];
  const rest = sumOf([needs, minus(has)]);
  const wakesAt = nextCollectAt === null ? Number.NaN : Date.parse(nextCollectAt);
  const phase = canCollect ? 'ready' : Number.isNaN(wakesAt) ? 'filling' : 'resting';
  return {
    phase,
    saved: has,
    target: needs,
    missing: rest !== undefined && rest < 0n ? 0n : rest,
    share: has === undefined || needs === undefined ? 0 : ratioOf(has, needs),
    /** In ms, wall clock: when a resting pig can be emptied again. */
    wakesAt: Number.isNaN(wakesAt) ? undefined : wakesAt,
  };
}
