/** Counts how long the player has played without a rest; all times in ms. */
export interface PlayClock {
  /** By the server's clock; rounds are counted from here. */
  startedAt: number;
  playedMs: number;
  checkedMs: number;
  /** Last update, by the phone's clock. */
  seenAt: number;
}

const REST_MS = 30 * 60_000;
/** In ms: a longer step means that the phone slept, so it is not counted as play. */
const STEP_AT_MOST_MS = 10_000;

function isClock(value: unknown): value is PlayClock {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return ['startedAt', 'playedMs', 'checkedMs', 'seenAt'].every((name) => Number.isFinite(fields[name]));
}

/** Continues the tab's clock, or starts a new one after a rest. @param serverTime ms since 1970 */
export function resumeClock(kept: unknown, serverTime: number, deviceTime: number): PlayClock {
  // A phone's clock that was set back does not count as a rest.
  if (isClock(kept) && Math.abs(deviceTime - kept.seenAt) < REST_MS) return { ...kept, seenAt: deviceTime };
  return { startedAt: serverTime, playedMs: 0, checkedMs: 0, seenAt: deviceTime };
}

export function advanceClock(clock: PlayClock, stepMs: number, deviceTime: number): PlayClock {
  const played = stepMs > 0 && stepMs <= STEP_AT_MOST_MS ? stepMs : 0;
  return { ...clock, playedMs: clock.playedMs + played, seenAt: deviceTime };
}

export function isCheckDue({ playedMs, checkedMs }: PlayClock, everyMinutes: number): boolean {
  return playedMs - checkedMs >= everyMinutes * 60_000;
}

export function checked(clock: PlayClock): PlayClock {
  return { ...clock, checkedMs: clock.playedMs };
}
