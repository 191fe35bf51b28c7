import { expect, test } from 'vitest';
import { feeOf, percentOf, shareOf } from './fee.ts';

test.each([
  [1_000_000n, 0.01, 0, 10_000n],
  [1_234_550n, 0.01, 0, 12_346n],
  [50n, 0.01, 0, 1n],
  [49n, 0.01, 0, 0n],
  [200_000n, 0, 300, 30_000n],
  [10_000_000_000_000n, 0.029, 0.5, 290_000_000_050n],
])('WDR-01 APP-09 the fee of %s at %s plus %s is exact', (amount, feeRate, feeFixed, fee) => {
  expect(feeOf({ feeRate, feeFixed }, amount)).toBe(fee);
});

test('APP-09 a rate that is none counts nothing, and a percentage has no needless zeros', () => {
  expect(shareOf(100n, Number.NaN)).toBe(0n);
  expect([percentOf(0.01), percentOf(0.025)]).toEqual(['1\u00a0%', '2.5\u00a0%']);
});
