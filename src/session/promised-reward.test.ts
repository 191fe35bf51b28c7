import { expect, test } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { promisedReward, storeReward } from './promised-reward.ts';

const app = freshApp();

const reward = { amount: 7500, currencyAlias: 'CLP', expiresAt: '2026-11-23T12:00:00Z' };
const before = Date.parse('2026-11-23T11:59:59Z');

test('APP-07 the reward a guest was shown is stored as currentReward, until it expires or is used up', () => {
  storeReward(app, reward);
  expect(JSON.parse(app.ports.localStorage.getItem('currentReward') ?? '')).toEqual(reward);
  expect(promisedReward(app, before)).toEqual(reward);
  expect(promisedReward(app, before + 1_000)).toBeUndefined();
  storeReward(app, { ...reward, amount: 0 });
  expect(app.ports.localStorage.getItem('currentReward')).toBeNull();
  expect(promisedReward(app, before)).toBeUndefined();
});

test.each([
  '{',
  'null',
  ...[{ amount: 0 }, { amount: '7500' }, { currencyAlias: 7 }, { expiresAt: 'soon' }].map((broken) =>
    JSON.stringify({ ...reward, ...broken }),
  ),
])('APP-07 a currentReward that reads %j promises nothing', (stored) => {
  app.ports.localStorage.setItem('currentReward', stored);
  expect(promisedReward(app, before)).toBeUndefined();
});
