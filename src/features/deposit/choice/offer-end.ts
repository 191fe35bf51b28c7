import { dayName, lastDayBefore, marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';

/** The end of an offer in words: "00:00 on the 30th" would be read as a day too much. */
export function offerEnd(expiresAt: string): string {
  const day = lastDayBefore(expiresAt);
  if (day === undefined) return marketTime(expiresAt);
  return texts().deposit.offer.lastDay({ day: dayName(day, { weekday: undefined, year: 'numeric' }) });
}
