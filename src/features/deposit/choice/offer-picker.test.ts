import { afterAll, expect, test } from 'vitest';
import { timeZoneOf } from '../../../config/time-zones.ts';
import { loadTexts, startTexts } from '../../../i18n/texts.ts';
import { addDays } from '../../../lib/market-day.ts';
import { offerEnd } from './offer-picker.tsx';

const YEAR = Array.from({ length: 366 }, (_, day) => addDays('2026-01-01', day));

function endOf(day: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const noon = Date.parse(`${day}T12:00:00Z`);
  const hours = Array.from({ length: 48 }, (_, hour) => noon + (hour - 12) * 60 * 60_000);
  const start = hours.find((at) => clock.format(at) === `${addDays(day, 1)} 00:00:00`);
  // One midnight a year does not exist in Chile; that day ends an hour later by the clock.
  return new Date(
    start ?? hours.find((at) => clock.format(at).startsWith(addDays(day, 1))) ?? Number.NaN,
  ).toISOString();
}

afterAll(() => startTexts('ks'));

test.each([
  ['ks', 'CL', (named: string) => `el final del ${named}`, 'es-CL'],
  ['en', 'CL', (named: string) => `the end of ${named}`, 'en-GB'],
  ['en', 'KE', (named: string) => `the end of ${named}`, 'en-GB'],
] as const)(
  'DEP-01 an offer that ends at midnight names the day before (%s, %s), every day of a year',
  async (lang, country, text, tag) => {
    await startTexts(lang, country);
    await loadTexts('deposit');
    const named = new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    for (const day of YEAR)
      expect(offerEnd(endOf(day, timeZoneOf(country)))).toBe(text(named.format(Date.parse(`${day}T12:00Z`))));
  },
);

test('DEP-01 an offer that ends during a day names the minute', async () => {
  await startTexts('en', 'CL');
  await loadTexts('deposit');
  expect(offerEnd('2026-11-30T02:59:59.000Z')).toBe('29 Nov 2026, 23:59');
  expect(offerEnd('2026-11-30T03:00:00.000Z')).toBe('the end of 29 November 2026');
  expect(offerEnd('2026-11-30T19:30:00.000Z')).toBe('30 Nov 2026, 16:30');
});
