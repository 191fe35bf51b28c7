import { expect, test } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { storeArrival } from './arrival.ts';

const app = freshApp();

test('APP-08 landing parameters are stored on arrival, others are not', () => {
  storeArrival(app, '?cid=c1&channel=tv&shared=env-9&agentcode=AB12&localFrom=home&token=stolen&locale=en');
  expect(
    ['cid', 'channel', 'shared', 'agentcode', 'localFrom'].map((key) => app.ports.localStorage.getItem(key)),
  ).toEqual(['c1', 'tv', 'env-9', 'AB12', 'home']);
  expect(app.ports.localStorage.getItem('token')).toBeNull();
  expect(app.ports.localStorage.getItem('locale')).toBeNull();
});

test.each([
  [128, true],
  [129, false],
])('APP-08 a parameter of %d characters takes the place of the one before: %s', (length, isStored) => {
  storeArrival(app, '?agentcode=AB12');
  storeArrival(app, `?agentcode=${'x'.repeat(length)}`);
  expect(app.ports.localStorage.getItem('agentcode')).toBe(isStored ? 'x'.repeat(length) : 'AB12');
});
