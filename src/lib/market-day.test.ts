import { expect, test } from 'vitest';
import { addDays, dayIn, firstOfMonth } from './market-day.ts';

const santiago = 'America/Santiago';

test('HIS-02 a day is that of the market, not of UTC', () => {
  expect(dayIn(santiago, Date.parse('2026-11-22T02:59:00Z'))).toBe('2026-11-21');
  expect(dayIn(santiago, Date.parse('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
  expect(dayIn(santiago, Date.parse('2026-07-01T03:59:00Z'))).toBe('2026-06-30');
  expect(dayIn('Africa/Nairobi', Date.parse('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
});

test('HIS-02 days are counted over months, years and the change of clock', () => {
  expect(addDays('2026-11-21', -6)).toBe('2026-11-15');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  // Chile puts its clocks forward on 2026-09-06, at midnight.
  expect(addDays('2026-09-05', 1)).toBe('2026-09-06');
  expect(firstOfMonth('2026-11-21')).toBe('2026-11-01');
});
