import type { Day } from './day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone. */
export function dayIn(timeZone: string, at: Date | number): Day {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish writes dates the way ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** A day some days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  // At noon in UTC: no change of clock is near.
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** The first day of the month a day is in. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}
