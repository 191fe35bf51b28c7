import { expect, test } from 'vitest';
import { bonusProgress, timeLeft } from './bonus-card.tsx';

test.each([
  [0, 5000, 0n, 500_000n, 0],
  [1500.5, 5000, 150_050n, 349_950n, 0.3001],
  [5000, 5000, 500_000n, 0n, 1],
  [6000, 5000, 500_000n, 0n, 1],
  [0, 0, 0n, 0n, 1],
])('PRO-05 %d of %d wagered: what is missing is exact', (wagered, target, done, missing, share) => {
  expect(bonusProgress({ wagered, target })).toMatchObject({ wagered: done, missing, share });
});

test.each([
  [14 * 86_400, { unit: 'days', count: 14 }],
  [14 * 86_400 - 1, { unit: 'days', count: 13 }],
  [2 * 86_400 - 1, { unit: 'hours', count: 47 }],
  [3600, { unit: 'hours', count: 1 }],
  [3599, { unit: 'minutes', count: 59 }],
  [1, { unit: 'minutes', count: 1 }],
  [0, { unit: 'over' }],
] as const)('PRO-05 %d seconds to the expiry are said in words', (seconds, left) => {
  expect(timeLeft(seconds)).toEqual(left);
});
