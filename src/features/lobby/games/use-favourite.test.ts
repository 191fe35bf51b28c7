import { expect, test } from 'vitest';
import { freshApp } from '../../../../tests/support/fresh-app.ts';
import { changeFavourite, pendingFavourite, settleChange } from './use-favourite.ts';

const app = freshApp();

test('GAM-03 a change shows at once and ends when the server has answered', () => {
  expect(pendingFavourite(app, 'a')).toBeUndefined();
  const change = changeFavourite(app, 'a', true);
  expect(pendingFavourite(app, 'a')).toBe(true);
  expect(pendingFavourite(app, 'b')).toBeUndefined();
  settleChange(app, 'a', change);
  expect(pendingFavourite(app, 'a')).toBeUndefined();
});

test('GAM-03 an answer to an older change leaves the newer one in place', () => {
  const add = changeFavourite(app, 'a', true);
  const remove = changeFavourite(app, 'a', false);
  settleChange(app, 'a', add);
  expect(pendingFavourite(app, 'a')).toBe(false);
  settleChange(app, 'a', remove);
  expect(pendingFavourite(app, 'a')).toBeUndefined();
});
