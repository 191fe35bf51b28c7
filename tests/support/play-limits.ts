import { changeRecord } from '../../src/lib/device-records.ts';
import { limitRecordFrom } from '../../src/session/play-limits/limit-record.ts';
import type { PlayLimits } from '../../src/session/play-limits/limit-rules.ts';
import { changeLimits, useLimitStore } from '../../src/session/play-limits/limit-store.ts';
import { BOUND } from './account-steps.ts';

/** A device on which nobody ever set a limit. */
export async function forgetLimits(): Promise<void> {
  await changeRecord('playLimits', () => undefined);
  useLimitStore.setState({ record: limitRecordFrom(undefined) });
}

/** Sets limits of the seeded player by a rule, at the server's time. */
export function limitBound(rule: (limits: PlayLimits, now: number) => PlayLimits): Promise<void> {
  return changeLimits(BOUND, rule);
}
