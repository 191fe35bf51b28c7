import { expect, test } from 'vitest';
import { formatMinor, shareOf, toMajor, toMinor } from './money.ts';

test.each([
  [0, 0],
  [25_000, 2_500_000],
  [0.29, 29],
  [1.15, 115],
  [-4.35, -435],
  [90_071_992_547_409.91, 9_007_199_254_740_991],
])('APP-09 an amount of %d on the wire is %d minor units, and the other way round', (major, minor) => {
  expect(toMinor(major)).toBe(minor);
  expect(toMajor(minor)).toBe(major);
});

test.each([0.001, 1.155, -0.005, Number.NaN, Number.POSITIVE_INFINITY, 90_071_992_547_409.92])(
  'APP-09 %d is refused as an amount: it has more than two decimals or is no safe number',
  (major) => {
    expect(() => toMinor(major)).toThrow(new RangeError(`${major} is no amount with at most two decimals.`));
  },
);

test('APP-09 nothing is 0 on the wire and never -0', () => {
  expect(toMajor(-0)).toBe(0);
});

test.each([
  [0, '0.00'],
  [100_000, '1,000.00'],
  [123_456_789_012, '1,234,567,890.12'],
  [-5, '-0.05'],
])('APP-09 %d minor units are written as %s', (minor, written) => {
  expect(formatMinor(minor)).toBe(written);
});

test.each([
  [1000, 0.5, 1, 500],
  [1001, 0.5, 1, 501],
  [1000, 0.1, 100, 100],
  [1499, 0.1, 100, 100],
  [1500, 0.1, 100, 200],
  [350, 0.29, 1, 102],
  [50, 1, 100, 100],
  [49, 1, 100, 0],
])('PRO-07 of %d the share %d in units of %d is %d, rounded half up', (minor, rate, unit, share) => {
  expect(shareOf(minor, rate, unit)).toBe(share);
});

test('PRO-07 a share without a unit is rounded to the hundredth', () => {
  expect([shareOf(333, 0.5), shareOf(101, 0.01)]).toEqual([167, 1]);
});
