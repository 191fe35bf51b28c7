import { expect, test } from 'vitest';
import { bannersWithoutHad } from './offers-had.ts';

const banners = ['/firstRecharge', '/newUserDeposit', '/playsafely'].map((cmdValue) => ({ cmdValue }));

test.each([
  ['a guest', undefined, 3],
  ['a player without deposits', 0, 3],
  ['a player after the first deposit', 1, 1],
  ['a player after the second deposit', 2, 1],
])('PRO-07 %s is sold nothing that was already had', (_who, deposits, shown) => {
  expect(bannersWithoutHad(banners, deposits)).toEqual(banners.slice(-shown));
});
