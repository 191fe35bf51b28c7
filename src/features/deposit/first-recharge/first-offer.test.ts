import { expect, test } from 'vitest';
import { rewardTier, weekendOffer } from '../../../../tests/support/deposits.ts';
import { firstYield, tiersAfter } from './first-offer.ts';

const first = rewardTier({ wagerTimes: 10, validDays: 30 });
const second = { ...first, rewardType: 2, rewardRecharge: 20, rewardTotal: 4_000 } as const;
const offer = { ...weekendOffer, bonusRate: 0.2, wagerTimes: 5 };
const recommended = [{ amount: 10_000, bonus: 1_000, tag: '' }];

test.each([
  [0, 0, ['now', 'later']],
  [1, 0, ['done', 'now']],
  [2, 0, ['done', 'done']],
  [7, 0, ['done', 'done']],
  [0, 1, ['waits', 'now']],
  [1, 1, ['done', 'waits']],
])('DEP-08 PRO-07 the tiers after %d deposits, with %d under way, are %j', (deposits, underWay, states) => {
  expect(tiersAfter([second, first], deposits, underWay).map(({ state }) => state)).toEqual(states);
});

test('DEP-08 the yield has amount and wager of the tier and of the chosen offer', () => {
  expect(firstYield(1_000_000n, first, offer, recommended, true)).toEqual({
    reward: { amount: 500_000n, times: 10, wager: 5_000_000n, days: first.validDays },
    bonus: { amount: 200_000n, times: 5, wager: 1_000_000n, days: 14 },
  });
});

test('DEP-08 the bonus of the amount counts without an offer, or with one whose minimum is not reached', () => {
  const plain = { reward: { amount: 500_000n, wager: 5_000_000n }, bonus: { amount: 100_000n } };
  expect(firstYield(1_000_000n, first, undefined, recommended, true)).toMatchObject(plain);
  expect(firstYield(1_000_000n, first, { ...offer, minAmount: 10_000.01 }, recommended, true)).toMatchObject(
    plain,
  );
});

test('DEP-08 the wager is unknown if the server does not give it', () => {
  const { wagerTimes: _, ...silent } = first;
  expect(firstYield(1_000_000n, silent, undefined, [], true).reward.wager).toBeUndefined();
});
