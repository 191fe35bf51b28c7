import { expect, test } from 'vitest';
import { growingPot } from './growing-pots.ts';

test.each([
  ['begins where it was', 1000, 1100, 0, 1000],
  ['goes on evenly', 1000, 1100, 0.255, 1025],
  ['ends with the answer, to the cent', 1000, 1100.5, 1, 1100.5],
  ['never shows more than the answer', 1000, 1100, 1.7, 1100],
  ['never falls below what it showed', 1000.5, 1100, 0, 1000.5],
  ['shows at once that it was won', 90_000, 2000, 0.1, 2000],
  ['shows the first answer at once', undefined, 2000, 0, 2000],
])('LOB-15 a growing pot %s', (_what, before, now, part, shown) => {
  expect(growingPot(before, now, part)).toBe(shown);
});
