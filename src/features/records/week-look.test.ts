import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesPlayed } from './week-look.tsx';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-16T12:00:00Z');
const at = (minute: number) => new Date(START + minute * MINUTE_MS).toISOString();

test.each([
  ['nothing', [], 0],
  ['one bet', [0], 1],
  ['a sitting', [0, 10, 20], 21],
  ['two sittings', [0, 10, 60, 70], 22],
  ['bets a quarter of an hour apart', [0, 15], 16],
  ['bets further apart', [0, 16], 2],
  ['in any order', [70, 0, 60, 10], 22],
] as const)('PRO-09 the time played of %s', (_what, minutes, played) => {
  expect(minutesPlayed(minutes.map(at))).toBe(played);
});

test('PRO-09 the time played never passes the time that went by, and never falls with another bet', () => {
  const minute = fc.integer({ min: 0, max: 7 * 24 * 60 });
  fc.assert(
    fc.property(fc.uniqueArray(minute, { minLength: 1, maxLength: 60 }), minute, (minutes, more) => {
      const played = minutesPlayed(minutes.map(at));
      const span = Math.max(...minutes) - Math.min(...minutes) + 1;
      expect(played).toBeLessThanOrEqual(span);
      expect(minutesPlayed([...minutes, more].map(at))).toBeGreaterThanOrEqual(played);
    }),
    { seed: 20261123, numRuns: 300 },
  );
});
