import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['*', 'gameList', 'gameUrl', 'walletBalance', 'rechargeV2CreateRechargeOrder'];

test.each([
  ['gamelist', 'gameList'],
  ['/game/list', 'gameList'],
  ['walletBallance', 'walletBalance'],
  ['recharge/v2/createOrder', 'rechargeV2CreateRechargeOrder'],
])('MOC-04 %s is most like %s', (given, expected) => {
  expect(nearestName(given, names)).toBe(expected);
});
