import type { Minor } from '../../lib/money.ts';

/**
 * What a player has set to play safely (PLR-02), as pure rules over time: every function takes the time, in ms since
 * 1970, by the server's clock (server-clock.ts).
 */
export type LimitPeriod = 'day' | 'week' | 'month';
export const LIMIT_PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

export interface DepositLimit {
  /** Most that may be deposited in the period, in minor units; null for no limit. */
  amount: Minor | null;
  /** A higher limit, or no limit, that was requested: it can be confirmed from `ripeAt` on, and counts only then. */
  raise: { amount: Minor | null; ripeAt: number } | null;
}

export type BlockKind = 'timeOut' | 'exclusion';

/** No games and no deposits until then. */
export interface PlayBlock {
  kind: BlockKind;
  since: number;
  until: number;
}

export type RealityMinutes = 15 | 30 | 60;

export interface PlayLimits {
  deposit: Readonly<Record<LimitPeriod, DepositLimit>>;
  block: PlayBlock | null;
  /** How often a game is interrupted by what was played so far; null for never. */
  realityMinutes: RealityMinutes | null;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A higher limit has to wait this long. */
export const RAISE_WAITS_MS = DAY_MS;

export type TimeOut = 'day' | 'week' | 'month';
export type Exclusion = 'halfYear' | 'year' | 'fiveYears';

const TIME_OUT_MS: Record<TimeOut, number> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };
const EXCLUSION_MONTHS: Record<Exclusion, number> = { halfYear: 6, year: 12, fiveYears: 60 };

const noLimit: DepositLimit = { amount: null, raise: null };
export const NO_LIMITS: PlayLimits = {
  deposit: { day: noLimit, week: noLimit, month: noLimit },
  block: null,
  realityMinutes: null,
};

/** A limit is lower when it allows less; null allows everything. */
const isLower = (amount: Minor | null, than: Minor | null) =>
  amount !== null && (than === null || amount < than);

const withLimit = (limits: PlayLimits, period: LimitPeriod, limit: DepositLimit): PlayLimits => ({
  ...limits,
  deposit: { ...limits.deposit, [period]: limit },
});

/**
 * Asks for a deposit limit. A lower one counts at once; a higher one, or none, waits a day and has to be confirmed
 * then. Requesting the present limit cancels the one that waits.
 */
export function setDepositLimit(
  limits: PlayLimits,
  period: LimitPeriod,
  amount: Minor | null,
  now: number,
): PlayLimits {
  const current = limits.deposit[period];
  if (amount === current.amount || isLower(amount, current.amount))
    return withLimit(limits, period, { amount, raise: null });
  // The same request again does not restart the day.
  if (current.raise && current.raise.amount === amount) return limits;
  return withLimit(limits, period, { ...current, raise: { amount, ripeAt: now + RAISE_WAITS_MS } });
}

/** True when a higher limit has waited long enough. */
export function isRipe({ raise }: DepositLimit, now: number): boolean {
  return raise !== null && now >= raise.ripeAt;
}

/** Confirms a higher limit; before its time this changes nothing. */
export function confirmRaise(limits: PlayLimits, period: LimitPeriod, now: number): PlayLimits {
  const limit = limits.deposit[period];
  if (!limit.raise || !isRipe(limit, now)) return limits;
  return withLimit(limits, period, { amount: limit.raise.amount, raise: null });
}

/** Months later by the calendar; the last day of a shorter month where the day does not exist. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** The block in force, or null once its time is over. */
export function blockAt({ block }: PlayLimits, now: number): PlayBlock | null {
  return block && now < block.until ? block : null;
}

/** A block may be made longer and more, never shorter or less. */
function withBlock(limits: PlayLimits, kind: BlockKind, until: number, now: number): PlayLimits {
  const before = blockAt(limits, now);
  if (!before) return { ...limits, block: { kind, since: now, until } };
  const isExclusion = before.kind === 'exclusion' || kind === 'exclusion';
  return {
    ...limits,
    block: {
      kind: isExclusion ? 'exclusion' : 'timeOut',
      since: before.since,
      until: Math.max(before.until, until),
    },
  };
}

/** Starts a break of 24 hours, 7 days or 30 days. */
export function startTimeOut(limits: PlayLimits, length: TimeOut, now: number): PlayLimits {
  return withBlock(limits, 'timeOut', now + TIME_OUT_MS[length], now);
}

/** Excludes the player for six months, a year or five years. */
export function startExclusion(limits: PlayLimits, length: Exclusion, now: number): PlayLimits {
  return withBlock(limits, 'exclusion', addMonths(now, EXCLUSION_MONTHS[length]), now);
}
