import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DepositActivity } from '../../../api/generated/model/index.ts';
import { bonusOf, feeOf, offerYield, percentOf, shareOf } from './fee.ts';

const weekend: DepositActivity = {
  id: 'act-finde-50',
  title: 'Fin de semana con 50 % extra',
  terms: 'El bono se juega 10 veces antes de retirar.',
  minAmount: 10_000,
  bonusRate: 0.5,
  maxBonus: 50_000,
  wagerTimes: 10,
  expiresAt: '2026-11-23T03:00:00.000Z',
};

test.each([
  [{ feeRate: 0, feeFixed: 0 }, 1_000_000n, 0n],
  [{ feeRate: 0.01, feeFixed: 0 }, 2_500_000n, 25_000n],
  [{ feeRate: 0, feeFixed: 150 }, 1_000_000n, 15_000n],
  [{ feeRate: 0.0349, feeFixed: 0.5 }, 1_000_000n, 34_950n],
  // 1.005 rounds up although a float holds it as 1.00499999999999989
  [{ feeRate: 0.01, feeFixed: 0 }, 10_050n, 101n],
  [{ feeRate: 0.01, feeFixed: 0 }, 10_049n, 100n],
])('DEP-01 the fee of %o on %d is %d hundredths', (method, amount, fee) => {
  expect(feeOf(method, amount)).toBe(fee);
});

test('DEP-01 a fee is exact for every amount and every rate of whole basis points', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 14n), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
      const exact = amount * BigInt(basisPoints);
      const rounded = exact / 10_000n + (exact % 10_000n >= 5_000n ? 1n : 0n);
      expect(shareOf(amount, basisPoints / 10_000)).toBe(rounded);
    }),
    { numRuns: 2_000 },
  );
});

test('DEP-01 a fee never shrinks when the amount grows', () => {
  const amounts = fc.bigInt(0n, 10n ** 12n);
  fc.assert(
    fc.property(amounts, amounts, fc.double({ min: 0, max: 1, noNaN: true }), (amount, more, rate) => {
      expect(shareOf(amount + more, rate)).toBeGreaterThanOrEqual(shareOf(amount, rate));
      expect(shareOf(amount, rate)).toBeLessThanOrEqual(amount);
    }),
  );
});

test('DEP-01 an offer pays its share up to its most, to be wagered so many times, from its minimum on', () => {
  expect(offerYield(weekend, 999_999n)).toBeUndefined();
  expect(offerYield(weekend, 1_000_000n)).toEqual({ bonus: 500_000n, wager: 5_000_000n });
  expect(offerYield(weekend, 50_000_000n)).toEqual({ bonus: 5_000_000n, wager: 50_000_000n });
});

test("DEP-01 an offer takes the place of a recommended amount's own bonus", () => {
  const recommended = [{ amount: 10_000, bonus: 1_000, tag: 'Popular' }];
  expect(bonusOf(1_000_000n, undefined, recommended)).toBe(100_000n);
  expect(bonusOf(1_000_001n, undefined, recommended)).toBe(0n);
  expect(bonusOf(1_000_000n, weekend, recommended)).toBe(500_000n);
});

test('DEP-01 a rate reads as a percentage without trailing zeros', () => {
  expect([0.01, 0.025, 0.5, 1, 0.07].map(percentOf)).toEqual(
    ['1', '2.5', '50', '100', '7'].map((n) => `${n}\u00a0%`),
  );
});
