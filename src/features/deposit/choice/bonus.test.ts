import { expect, test } from 'vitest';
import { weekendOffer as weekend } from '../../../../tests/support/deposits.ts';
import { bonusOf, offerYield } from './bonus.ts';

test('DEP-01 an offer yields its share from its minimum up to its maximum, with the sum to wager', () => {
  expect(offerYield(weekend, 999_999n, true)).toBeUndefined();
  expect(offerYield(weekend, 1_000_000n, true)).toEqual({
    amount: 500_000n,
    times: 10,
    wager: 5_000_000n,
    days: 14,
  });
  expect(offerYield(weekend, 50_000_000n, true)).toMatchObject({ amount: 5_000_000n, wager: 50_000_000n });
});

test("DEP-01 an offer takes the place of a recommended amount's own bonus", () => {
  const recommended = [{ amount: 10_000, bonus: 1_000, tag: 'Popular' }];
  expect(bonusOf(1_000_000n, undefined, recommended, true)).toMatchObject({
    amount: 100_000n,
    wager: undefined,
  });
  expect(bonusOf(999_999n, undefined, recommended, true)).toBeUndefined();
  const more = [{ amount: 20_000, bonus: 2_500, tag: '' }, ...recommended];
  for (const [amount, bonus] of [
    [1_999_900n, 100_000n],
    [2_050_000n, 250_000n],
  ] as const)
    expect(bonusOf(amount, undefined, more, true)?.amount).toBe(bonus);
  expect(bonusOf(1_000_000n, weekend, recommended, true)?.amount).toBe(500_000n);
});

test('DEP-01 NET-13 an unreadable offer yields no bonus, nor does an amount without one', () => {
  for (const broken of [{ minAmount: 0.001 }, { maxBonus: 0.001 }, { maxBonus: Number.NaN }])
    expect(offerYield({ ...weekend, ...broken }, 1_000_000n, true)).toBeUndefined();
  for (const bonus of [0, -1, 0.001])
    expect(bonusOf(1_000_000n, undefined, [{ amount: 10_000, bonus, tag: '' }], true)).toBeUndefined();
});
