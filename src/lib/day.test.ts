import { expect, test } from 'vitest';
import { isDay, utcDay } from './day.ts';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-211', false],
  ['+012026-11', false],
  [' 2026-11-2', false],
  ['21-11-2026', false],
  ['2026-11-21T00:00', false],
  ['', false],
])('HIS-02 %j is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('LOB-12 the day of what happens once a day is that of UTC', () => {
  expect(utcDay(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
  expect(utcDay(new Date('2026-11-22T00:00:00Z'))).toBe('2026-11-22');
});
