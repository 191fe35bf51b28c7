import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
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

test.each([
  ['ks', 'operationId: no existe; lo más parecido es gameList.'],
  ['en', 'operationId: there is none; the nearest is gameList.'],
])(
  'MOC-04 a fault for an operation there is not names the field and the nearest name (%s)',
  async (lang, message) => {
    const { call } = createTestClient();
    const answer = await call('/__mock/faults', { operationId: 'gamesList', fault: 'malformed' }, { lang });
    expect(answer).toMatchObject({
      status: 400,
      message,
      data: { code: 'invalid-body', field: 'operationId' },
    });
  },
);
