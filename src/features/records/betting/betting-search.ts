import { type Period, type PeriodName, readPeriod } from '../period.ts';

/** What /bettinghistory shows, as it stands in the address. */
export interface BettingSearch extends Partial<Period> {
  wallet?: 'bonus';
}

/** The period a player looks at first. */
export const USUAL_PERIOD: PeriodName = 'week';

/** Reads the address; what is malformed is left out, and what is usual does not stand there. */
export function readBettingSearch(search: Record<string, unknown>): BettingSearch {
  const period = readPeriod(search, USUAL_PERIOD);
  return {
    ...(search.wallet === 'bonus' && { wallet: 'bonus' as const }),
    ...(period.period !== USUAL_PERIOD && period),
  };
}
