import { expect, test } from 'vitest';
import { changeFavourite, pendingFavourite, settleChange } from './favourite-store.ts';

test('GAM-03 a change shows at once and ends when the server has answered', () => {
  expect(pendingFavourite('a')).toBeUndefined();
  const change = changeFavourite('a', true);
  expect(pendingFavourite('a')).toBe(true);
  expect(pendingFavourite('b')).toBeUndefined();
  settleChange('a', change);
  expect(pendingFavourite('a')).toBeUndefined();
});

test('GAM-03 an answer to an older change leaves the newer one in place', () => {
  const add = changeFavourite('a', true);
  const remove = changeFavourite('a', false);
  settleChange('a', add);
  expect(pendingFavourite('a')).toBe(false);
  settleChange('a', remove);
  expect(pendingFavourite('a')).toBeUndefined();
});
