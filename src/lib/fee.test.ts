import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeOf, feeText, percentOf, rewardOf, shareOf } from './fee.ts';

test.each([
  [50n, 0.01, 0, 1n],
  [49n, 0.01, 0, 0n],
  [200_000n, 0, 300, 30_000n],
  [10_000_000_000_000n, 0.029, 0.5, 290_000_000_050n],
  [1_000_000n, 0.0349, 0.5, 34_950n],
  // 1.005 rounds up although its float is 1.00499999999999989
  [10_050n, 0.01, 0, 101n],
  [10_049n, 0.01, 0, 100n],
])('DEP-01 WDR-01 APP-09 the fee of %s at %s plus %s is exact', (amount, feeRate, feeFixed, fee) => {
  expect(feeOf({ feeRate, feeFixed }, amount, false)).toBe(fee);
});

test('APP-09 an invalid rate counts as 0, and a percentage has no trailing zeros', () => {
  for (const rate of [Number.NaN, Number.POSITIVE_INFINITY, -0.5])
    expect(shareOf(100n, rate, false)).toBe(0n);
  expect([0.01, 0.025, 0.5, 1, 0.07].map(percentOf)).toEqual(['1%', '2.5%', '50%', '100%', '7%']);
});

test.each([
  [99_900n, 49_950n, 50_000n],
  [100_000n, 50_000n, 50_000n],
  [100_200n, 50_000n, 50_100n],
])(
  'DEP-01 half of %d as a bonus of at most 500.00 is %d, and one of at most 501.00 %d at most',
  (deposit, reward, more) => {
    expect(rewardOf(deposit, 0.5, 50_000n, false)).toBe(reward);
    expect(rewardOf(deposit, 0.5, 50_100n, true)).toBe(more);
  },
);

test.each([
  [{ feeRate: 0.01, feeFixed: 0 }, 105_000n, 1_100n],
  [{ feeRate: 0.01, feeFixed: 0 }, 104_900n, 1_000n],
  [{ feeRate: 0.0349, feeFixed: 150 }, 1_000_000n, 49_900n],
])('DEP-01 the fee of %o on %d is %d hundredths in a market of whole units', (method, amount, fee) => {
  expect(feeOf(method, amount, true)).toBe(fee);
});

test('DEP-01 a fee is exact for every amount and every rate of whole basis points', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 14n), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
      const exact = amount * BigInt(basisPoints);
      const rounded = exact / 10_000n + (exact % 10_000n >= 5_000n ? 1n : 0n);
      expect(shareOf(amount, basisPoints / 10_000, false)).toBe(rounded);
    }),
    { numRuns: 2_000 },
  );
});

test('DEP-01 a fee never shrinks when the amount grows', () => {
  const amounts = fc.bigInt(0n, 10n ** 12n);
  fc.assert(
    fc.property(amounts, amounts, fc.double({ min: 0, max: 1, noNaN: true }), (amount, more, rate) => {
      expect(shareOf(amount + more, rate, false)).toBeGreaterThanOrEqual(shareOf(amount, rate, false));
      expect(shareOf(amount, rate, false)).toBeLessThanOrEqual(amount);
    }),
  );
});

test('DEP-01 WDR-01 the costs of a method read as its rate, its fixed part, both, or free', () => {
  const words = { fee: ({ fee }: { fee: string }) => `costs ${fee}`, free: () => 'free' };
  const termsOf = (feeRate: number, feeFixed: number) => feeText({ feeRate, feeFixed }, words);
  expect([termsOf(0.01, 0), termsOf(0, 150), termsOf(0.025, 150), termsOf(0, 0)]).toEqual([
    'costs 1%',
    'costs 150.00',
    'costs 2.5% + 150.00',
    'free',
  ]);
});
