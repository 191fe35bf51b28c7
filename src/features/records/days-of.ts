// Apart from records-search.ts, which the router loads with every page: only the records need these days.
import type { Day } from '../../lib/day.ts';
import { addDays, firstOfMonth } from '../../lib/market-day.ts';
import type { Period } from './records-search.ts';

export interface DayRange {
  startDate?: Day;
  endDate?: Day;
}

/** The days of a period in the market. The player's own days are swapped if they are in the wrong order. */
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
