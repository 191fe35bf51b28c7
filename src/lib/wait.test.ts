import { expect, test } from 'vitest';
import { msLeft, secondsLeft, waitOf } from './wait.ts';

const T0 = Date.parse('2026-11-21T12:00:00Z');

test('SES-14 a wait ends by the server clock where there is one, whatever the phone is set to meanwhile', () => {
  const wait = waitOf(60_000, { phone: T0, server: T0 + 5_000_000 });
  for (const set of [-3_600_000, 0, 3_600_000])
    expect(msLeft(wait, { phone: T0 + set, server: T0 + 5_000_000 + 20_000 })).toBe(40_000);
});

test('SES-14 a wait ends by the phone where no answer has told the time, before or after', () => {
  expect(secondsLeft(waitOf(60_000, { phone: T0 }), { phone: T0 + 20_500, server: T0 + 999 })).toBe(40);
  expect(secondsLeft(waitOf(60_000, { phone: T0, server: T0 + 7_000 }), { phone: T0 + 20_500 })).toBe(40);
});

test('SES-14 a wait is over once, and never grows when a clock is set back', () => {
  const wait = waitOf(60_000, { phone: T0, server: T0 });
  expect([
    msLeft(undefined, { phone: T0 }),
    msLeft(wait, { phone: T0 + 60_001, server: T0 + 60_001 }),
  ]).toEqual([0, 0]);
  expect(msLeft(wait, { phone: T0, server: T0 - 3_600_000 })).toBe(60_000);
});
