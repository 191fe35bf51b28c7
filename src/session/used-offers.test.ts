import { expect, test } from 'vitest';
import { hideUsedOffers } from './used-offers.ts';

const banners = [
  '/firstRecharge',
  '/newUserDeposit',
  '/playsafely',
  '/help/firstRecharge',
  '/newUserDepositRules',
].map((cmdValue) => ({ cmdValue }));

test.each([
  ['a guest', undefined, 5],
  ['a player after the first deposit', 1, 3],
])('PRO-07 %s is sold nothing that was already had', (_who, deposits, shown) => {
  expect(hideUsedOffers(banners, deposits, null)).toEqual(banners.slice(-shown));
});

test('PLR-02 a player who takes a break is sold nothing', () => {
  expect(hideUsedOffers(banners, 0, { kind: 'timeOut', since: 0, until: 1 })).toEqual([]);
});
