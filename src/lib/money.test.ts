import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, minus, NO_AMOUNT, ratioOf, sumOf, timesOf, toAmount, toMinor } from './money.ts';

test.each([
  [25000, '25,000.00'],
  [0, '0.00'],
  [-0, '0.00'],
  [-0.004, NO_AMOUNT],
  [1234567.5, '1,234,567.50'],
  [0.1, '0.10'],
  [-1999.99, '-1,999.99'],
  [-0.05, '-0.05'],
  [999.999, NO_AMOUNT],
  [Number.NaN, NO_AMOUNT],
  [Number.POSITIVE_INFINITY, NO_AMOUNT],
  ['25000', NO_AMOUNT],
  [null, NO_AMOUNT],
  [undefined, '—'],
])('APP-09 the amount %s is shown as %s', (amount, shown) => {
  expect(formatAmount(amount)).toBe(shown);
});

test('APP-09 an amount that goes to the wire and comes back has the same minor units', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 14n), 10n ** 14n), (minor) => {
      expect(toMinor(toAmount(minor))).toBe(minor);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  [0n, 400n, 0],
  [100n, 400n, 0.25],
  [1n, 3n, 0.3333],
  [400n, 400n, 1],
  [500n, 400n, 1],
  [0n, 0n, 1],
])('PRO-04 the ratio of %d to %d is %d', (part, whole, ratio) => {
  expect(ratioOf(part, whole)).toBe(ratio);
});

test('APP-09 an amount from 10^13 on is unknown, because a float no longer holds its cents', () => {
  for (const sign of [1, -1]) {
    expect(toMinor(sign * 9_999_999_999_999.99)).toBe(BigInt(sign) * 999_999_999_999_999n);
    for (const amount of [1e13, 1e13 + 0.5, 1e15, 1e20]) expect(toMinor(sign * amount)).toBeUndefined();
  }
});

test.each([
  [1_250n, 3, 3_750n, -1_250n],
  [-5n, 10, -50n, 5n],
  [0n, 7, 0n, 0n],
  [undefined, 3, undefined, undefined],
])('APP-09 the amount %s taken %d times is %s, and taken away %s', (amount, times, product, negative) => {
  expect([timesOf(amount, times), minus(amount)]).toEqual([product, negative]);
});

test('APP-09 a sum with an unknown part is unknown, wherever the part stands', () => {
  expect(sumOf([])).toBe(0n);
  expect(sumOf([1n, 20n, 300n])).toBe(321n);
  for (const place of [0, 1, 2])
    expect(sumOf([1n, 2n].toSpliced(place, 0, undefined as never))).toBeUndefined();
});
