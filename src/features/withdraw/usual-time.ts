import { texts } from '../../i18n/texts.ts';

/** How long a method usually takes, in words: `30 minutes`, `2 hours`, `1 day`. */
export function usualTime(minutes: number): string {
  const { usual } = texts().withdraw;
  if (minutes < 60) return usual.minutes({ count: minutes });
  const hours = Math.ceil(minutes / 60);
  return hours < 24 ? usual.hours({ count: hours }) : usual.days({ count: Math.ceil(hours / 24) });
}

/** Whether an order takes longer than its method usually does. */
export const isLate = (createdAt: string, usualMinutes: number, now = Date.now()): boolean =>
  now - Date.parse(createdAt) > usualMinutes * 60_000;
