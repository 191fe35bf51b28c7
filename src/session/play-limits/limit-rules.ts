import type { Minor } from '../../lib/money.ts';

/** Pure rules for a player's limits (PLR-02). Times are ms since 1970, by the server's clock. */
export type LimitPeriod = 'day' | 'week' | 'month';
export const LIMIT_PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

export interface DepositLimit {
  /** The largest sum of deposits in the period, in minor units; null for no limit. */
  amount: Minor | null;
  /** The player requested a higher limit, or none: it can be confirmed from `ripeAt` on, and counts only then. */
  raise: { amount: Minor | null; ripeAt: number } | null;
}

export type BlockKind = 'timeOut' | 'exclusion';

export interface PlayBlock {
  kind: BlockKind;
  since: number;
  until: number;
}

export type RealityMinutes = 15 | 30 | 60;

export interface PlayLimits {
  deposit: Readonly<Record<LimitPeriod, DepositLimit>>;
  block: PlayBlock | null;
  realityMinutes: RealityMinutes | null;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
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

/** null allows everything. */
const isAtMost = (amount: Minor | null, most: Minor | null) =>
  most === null || (amount !== null && amount <= most);

const withLimit = (limits: PlayLimits, period: LimitPeriod, limit: DepositLimit): PlayLimits => ({
  ...limits,
  deposit: { ...limits.deposit, [period]: limit },
});

/** A lower limit counts at once; a higher one, or none, waits a day and must then be confirmed. */
export function setDepositLimit(
  limits: PlayLimits,
  period: LimitPeriod,
  amount: Minor | null,
  now: number,
): PlayLimits {
  const current = limits.deposit[period];
  if (isAtMost(amount, current.amount)) return withLimit(limits, period, { amount, raise: null });
  // A repeated request does not restart the day.
  if (current.raise && current.raise.amount === amount) return limits;
  return withLimit(limits, period, { ...current, raise: { amount, ripeAt: now + RAISE_WAITS_MS } });
}

export function isRaiseDue({ raise }: DepositLimit, now: number): boolean {
  return raise !== null && now >= raise.ripeAt;
}

export function confirmRaise(limits: PlayLimits, period: LimitPeriod, now: number): PlayLimits {
  const limit = limits.deposit[period];
  if (!limit.raise || !isRaiseDue(limit, now)) return limits;
  return withLimit(limits, period, { amount: limit.raise.amount, raise: null });
}

/** Adds calendar months; a shorter month gives its last day. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

export function blockAt({ block }: PlayLimits, now: number): PlayBlock | null {
  return block && now < block.until ? block : null;
}

/** A block may become longer or stricter, never shorter or weaker. */
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

/** Adds the account's exclusion. @param until ISO time; undefined for none */
export function withAccountExclusion(limits: PlayLimits, until: string | undefined, now: number): PlayLimits {
  const end = Date.parse(until ?? '');
  return end > now ? withBlock(limits, 'exclusion', end, now) : limits;
}

export function startTimeOut(limits: PlayLimits, length: TimeOut, now: number): PlayLimits {
  return withBlock(limits, 'timeOut', now + TIME_OUT_MS[length], now);
}

export function startExclusion(limits: PlayLimits, length: Exclusion, now: number): PlayLimits {
  return withBlock(limits, 'exclusion', addMonths(now, EXCLUSION_MONTHS[length]), now);
}
