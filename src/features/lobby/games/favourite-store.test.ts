import { expect, test } from 'vitest';
import { settleWish, wishFavourite, wishFor } from './favourite-store.ts';

test('GAM-03 a wish shows at once and goes when the server has answered', () => {
  expect(wishFor('a')).toBeUndefined();
  const wish = wishFavourite('a', true);
  expect(wishFor('a')).toBe(true);
  expect(wishFor('b')).toBeUndefined();
  settleWish('a', wish);
  expect(wishFor('a')).toBeUndefined();
});

test('GAM-03 an answer to an older wish leaves the newer one standing', () => {
  const add = wishFavourite('a', true);
  const remove = wishFavourite('a', false);
  settleWish('a', add);
  expect(wishFor('a')).toBe(false);
  settleWish('a', remove);
  expect(wishFor('a')).toBeUndefined();
});
