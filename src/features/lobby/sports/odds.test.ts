import { expect, test } from 'vitest';
import { trendOf } from './odds.tsx';

test.each([
  [1.5, 1.55, 'up'],
  [1.55, 1.5, 'down'],
  [2, 2, undefined],
  [2.5, 2.5, undefined],
])('LOB-03 odds that go from %d to %d went %s', (before, now, trend) => {
  expect(trendOf(before, now)).toBe(trend);
});
