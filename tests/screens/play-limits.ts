import type { PlayLimits } from '../../src/session/play-limits/limit-rules.ts';
import { changeLimits } from '../../src/session/play-limits/limit-store.ts';
import { BOUND } from './account-steps.ts';
import { theApp } from './the-app.ts';

export function limitBound(rule: (limits: PlayLimits, now: number) => PlayLimits): Promise<void> {
  return changeLimits(theApp(), BOUND, rule);
}
