import type { Day } from './day.ts';

/** Returns the calendar day of a moment in a time zone. Share one in a list, because a format is slow to create. */
export function daysIn(timeZone: string): (at: Date | number) => Day {
  // Swedish dates have the format of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return (at) => format.format(at);
}

export const dayIn = (timeZone: string, at: Date | number): Day => daysIn(timeZone)(at);

export function addDays(day: Day, days: number): Day {
  // Noon in UTC is far from any change of clocks.
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}
