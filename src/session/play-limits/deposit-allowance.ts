import type { RechargeOrder } from '../../api/generated/contract.schemas.ts';
import type { Day } from '../../lib/day.ts';
import { addDays, daysIn, firstOfMonth } from '../../lib/market-day.ts';
import { type Minor, toMinor } from '../../lib/money.ts';
import { isFinalStatus, isPaidStatus, paidOf } from '../order-status.ts';
import { LIMIT_PERIODS, type LimitPeriod, type PlayLimits } from './limit-rules.ts';

export interface DepositAllowance {
  period: LimitPeriod;
  limit: Minor;
  used: Minor;
  left: Minor;
  resetsOn: Day;
}

function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** First day of a period, and of the next. A period is a day, a week from Monday or a month of the market. */
export function periodOf(period: LimitPeriod, today: Day): { from: Day; next: Day } {
  if (period === 'day') return { from: today, next: addDays(today, 1) };
  if (period === 'week') return { from: mondayOf(today), next: addDays(mondayOf(today), 7) };
  const from = firstOfMonth(today);
  return { from, next: firstOfMonth(addDays(from, 31)) };
}

export function countedFrom(today: Day): Day {
  const starts = LIMIT_PERIODS.map((period) => periodOf(period, today).from);
  return starts.sort()[0] ?? today;
}

/**
 * A limit counts money that arrived or is on its way, since two simultaneous orders would pass otherwise; not what was
 * taken back, given up or can no longer be paid (DEP-10).
 * @param now ms since 1970
 */
export function isCounted(
  { id, status, expiresAt }: Pick<RechargeOrder, 'id' | 'status' | 'expiresAt'>,
  now: number,
  givenUp: ReadonlySet<string>,
): boolean {
  if (isPaidStatus(status)) return true;
  if (isFinalStatus(status) || givenUp.has(id)) return false;
  return expiresAt === undefined || now < Date.parse(expiresAt);
}

/** The rest of each limit, smallest first. Money counts on the day it arrives; what is on its way, today. */
export function allowancesOf(
  limits: PlayLimits,
  orders: readonly Pick<RechargeOrder, 'amount' | 'paidAmount' | 'status' | 'createdAt' | 'paidAt'>[],
  today: Day,
  timeZone: string,
): readonly DepositAllowance[] {
  const dayOf = daysIn(timeZone);
  const counted = orders.map((order) => ({
    amount: toMinor(paidOf(order)) ?? 0n,
    day: isFinalStatus(order.status) ? dayOf(Date.parse(order.paidAt ?? order.createdAt)) : today,
  }));
  return LIMIT_PERIODS.flatMap((period): DepositAllowance[] => {
    const limit = limits.deposit[period].amount;
    if (limit === null) return [];
    const { from, next } = periodOf(period, today);
    const used = counted
      .filter(({ day }) => day >= from && day < next)
      .reduce((sum, { amount }) => sum + amount, 0n);
    return [{ period, limit, used, left: used < limit ? limit - used : 0n, resetsOn: next }];
  }).sort((a, b) => Number(a.left - b.left) || (a.resetsOn < b.resetsOn ? 1 : -1));
}
