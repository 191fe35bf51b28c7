import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { promisedReward, storeReward } from './promised-reward.ts';

const reward = { amount: 7500, currencyAlias: 'CLP', expiresAt: '2026-11-23T12:00:00Z' };
const before = Date.parse('2026-11-23T11:59:59Z');

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('APP-07 the reward a guest was shown is stored as currentReward, until it expires or is used up', () => {
  storeReward(reward);
  expect(JSON.parse(localStorage.getItem('currentReward') ?? '')).toEqual(reward);
  expect(promisedReward(before)).toEqual(reward);
  expect(promisedReward(before + 1_000)).toBeUndefined();
  storeReward({ ...reward, amount: 0 });
  expect(localStorage.getItem('currentReward')).toBeNull();
});

test.each([
  '',
  'x',
  '{',
  'null',
  '5',
  '{"amount":-1}',
  '{"amount":"5","currencyAlias":"CLP"}',
  '{"amount":5}',
])('APP-07 a currentReward that reads %j promises nothing', (stored) => {
  localStorage.setItem('currentReward', stored);
  expect(promisedReward(before)).toBeUndefined();
});
