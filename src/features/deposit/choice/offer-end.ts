import { dayName, lastDayBefore, marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';

/** "00:00 on the 30th" would be read as a day too much, so the text names the day before. */
export function offerEnd(expiresAt: string): string {
  const day = lastDayBefore(expiresAt);
  if (day === undefined) return marketTime(expiresAt);
  return texts().deposit.offer.lastDay({ day: dayName(day, { weekday: undefined, year: 'numeric' }) });
}
