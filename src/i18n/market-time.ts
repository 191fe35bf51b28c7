import { timeZoneOf } from '../config/time-zones.ts';
import type { App } from '../lib/app.ts';
import type { Day } from '../lib/day.ts';
import { addDays, dayIn, daysIn } from '../lib/market-day.ts';
import { timeNow } from '../lib/server-clock.ts';
import { intlTag } from './languages.ts';
import { marketOfPage } from './texts.ts';

/** The market's days filter the records, so records show its time too, in any zone of the phone. */
const zone = () => timeZoneOf(marketOfPage());

function format(options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat(intlTag(), { ...options, timeZone: zone() }).format(at);
}

export function marketToday(app: App): Day {
  return dayIn(zone(), timeNow(app));
}

/** @returns the market's day of a time from the server; create one for a whole list */
export function marketDays(): (createdAt: string) => Day {
  const dayOf = daysIn(zone());
  return (createdAt) => dayOf(Date.parse(createdAt));
}

export const marketDayOf = (createdAt: string): Day => marketDays()(createdAt);

/** `09:05` in the market. Chile and the United Kingdom write 16:30, but browsers' `es-CL` says 4:30 p. m. */
export function marketClock(createdAt: string): string {
  return format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, Date.parse(createdAt));
}

/** `21 nov 2026, 09:05` in the market. */
export function marketTime(createdAt: string): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return `${format(day, Date.parse(createdAt))}, ${marketClock(createdAt)}`;
}

/** `sáb, 21 nov, 16:30`, for a start in the future. */
export function marketStart(startsAt: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return `${format(day, Date.parse(startsAt))}, ${marketClock(startsAt)}`;
}

/** The day before an end at midnight, which readers assign to no day; undefined for another end. */
export function lastDayBefore(endsAt: string): Day | undefined {
  const day = marketDayOf(endsAt);
  const before = dayIn(zone(), Date.parse(endsAt) - 1);
  return before === day ? undefined : before;
}

/** `noviembre de 2026` in the market. */
export function marketMonth(createdAt: string): string {
  return format({ month: 'long', year: 'numeric' }, Date.parse(createdAt));
}

/** Rounded up: `30 minutos`, `2 horas`, `1 día`. */
export function duration(minutes: number): string {
  const hours = Math.ceil(minutes / 60);
  const [count, unit] =
    minutes < 60 ? [minutes, 'minute'] : hours < 24 ? [hours, 'hour'] : [Math.ceil(hours / 24), 'day'];
  return new Intl.NumberFormat(intlTag(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** `2026-11-21 09:05:30` in the market, for files. */
export function marketStamp(createdAt: string): string {
  const style = { dateStyle: 'short', timeStyle: 'medium', timeZone: zone() } as const;
  return new Intl.DateTimeFormat('sv-SE', style).format(Date.parse(createdAt));
}

/** `lunes, 23 de noviembre`; a day has no time zone. */
export function dayName(day: Day, style: Intl.DateTimeFormatOptions = {}): string {
  const named = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC', ...style } as const;
  return new Intl.DateTimeFormat(intlTag(), named).format(Date.parse(`${day}T12:00:00Z`));
}

export function dayHeading(day: Day, today: Day, names: { today: string; yesterday: string }): string {
  if (day === today) return names.today;
  if (day === addDays(today, -1)) return names.yesterday;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayName(day, isThisYear ? {} : { year: 'numeric' });
}
