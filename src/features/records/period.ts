import { addDays, type Day, firstOfMonth, isDay } from '../../lib/market-day.ts';

/** Presets of the records (HIS-02); `all` has no limits, `own` those of the player. */
export const PERIODS = ['all', 'today', 'week', 'month', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** A period as it stands in the address. */
export interface Period {
  period: PeriodName;
  /** Own days, both included; each may be left out. */
  from?: Day;
  to?: Day;
}

/** First and last day as the calls want them, both included. */
export interface DayRange {
  startDate?: Day;
  endDate?: Day;
}

/** The days of a period in the market. An own period whose days are the wrong way round is taken the right way. */
export function daysOf({ period, from, to }: Period, today: Day): DayRange {
  switch (period) {
    case 'all':
      return {};
    case 'today':
      return { startDate: today, endDate: today };
    case 'week':
      return { startDate: addDays(today, -6), endDate: today };
    case 'month':
      return { startDate: firstOfMonth(today), endDate: today };
    case 'own': {
      const [first, last] = from && to && from > to ? [to, from] : [from, to];
      return { ...(first && { startDate: first }), ...(last && { endDate: last }) };
    }
  }
}

const isPeriodName = (value: unknown): value is PeriodName => PERIODS.some((name) => name === value);
const readDay = (value: unknown): Day | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** The period of an address; what is malformed reads as the usual one. */
export function readPeriod(search: Record<string, unknown>, usual: PeriodName): Period {
  const period = isPeriodName(search.period) ? search.period : usual;
  if (period !== 'own') return { period };
  const [from, to] = [readDay(search.from), readDay(search.to)];
  return { period, ...(from && { from }), ...(to && { to }) };
}
