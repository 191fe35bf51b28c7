import type { Day } from './day.ts';

/** Says on which calendar day of a time zone a moment is. One for a whole list: a format takes long to make. */
export function daysIn(timeZone: string): (at: Date | number) => Day {
  // Swedish writes dates the way ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return (at) => format.format(at);
}

/** The calendar day of a moment in a time zone. */
export const dayIn = (timeZone: string, at: Date | number): Day => daysIn(timeZone)(at);

/** A day some days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  // At noon in UTC: no change of clock is near.
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** The first day of the month a day is in. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}
