/** How long the player has been playing without a rest; every time in ms. */
export interface PlayClock {
  /** When it began, by the server's clock: rounds are counted from here. */
  startedAt: number;
  playedMs: number;
  /** Time played when the last check came up. */
  checkedMs: number;
  /** When it last ran, by the phone's clock. */
  seenAt: number;
}

/** After a pause of this length the clock starts at zero. */
const REST_MS = 30 * 60_000;
/** A step longer than this is a phone that slept, not a player who played. */
const STEP_AT_MOST_MS = 10_000;

function isClock(value: unknown): value is PlayClock {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return ['startedAt', 'playedMs', 'checkedMs', 'seenAt'].every((name) => Number.isFinite(fields[name]));
}

/**
 * Resumes the clock that a tab remembers, from one game to the next and over a reload; a new clock after a rest.
 * @param serverTime time of the server, in ms since 1970
 */
export function resumeClock(kept: unknown, serverTime: number, deviceTime: number): PlayClock {
  // A phone's clock that was set back proves no rest.
  if (isClock(kept) && Math.abs(deviceTime - kept.seenAt) < REST_MS) return { ...kept, seenAt: deviceTime };
  return { startedAt: serverTime, playedMs: 0, checkedMs: 0, seenAt: deviceTime };
}

/** Lets `stepMs` of the page's own time pass. */
export function advanceClock(clock: PlayClock, stepMs: number, deviceTime: number): PlayClock {
  const played = stepMs > 0 && stepMs <= STEP_AT_MOST_MS ? stepMs : 0;
  return { ...clock, playedMs: clock.playedMs + played, seenAt: deviceTime };
}

/** True when a check is due: that long was played since the last one. */
export function isCheckDue({ playedMs, checkedMs }: PlayClock, everyMinutes: number): boolean {
  return playedMs - checkedMs >= everyMinutes * 60_000;
}

/** A check came up. */
export function checked(clock: PlayClock): PlayClock {
  return { ...clock, checkedMs: clock.playedMs };
}
