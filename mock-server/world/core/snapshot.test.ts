import { expect, test } from 'vitest';
import { createTestWorld, richPlayer, TEST_NOW, testCatalogue } from '../../../tests/support/test-world.ts';
import { dueRunners } from '../../registry/registry.ts';
import { setFavourite } from '../games/games.ts';
import { openSession, sessionOf } from '../players/sessions.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { prepay, SETTLE_AFTER_MS } from '../recharge/recharge-prepay.ts';
import { runDueWith } from './due.ts';
import { restore, snapshot } from './snapshot.ts';

function played() {
  const test = createTestWorld();
  const { token } = openSession(test.world, richPlayer);
  setFavourite(test.world, richPlayer, 'g-0001', true);
  const order = createRechargeOrder(test.world, richPlayer, {
    amount: 1_000_000,
    payChannel: 'etpay',
    paymentMethod: 'transferencia',
  });
  prepay(test.world, richPlayer, {
    id: order.id,
    payChannel: 'etpay',
    routing: 'bank-transfer',
    returnOrigin: 'http://app',
  });
  return { ...test, token, order };
}

test('MOC-01 the same seed and the same calls give the same world; another seed other tokens', () => {
  expect(snapshot(played().world)).toEqual(snapshot(played().world));
  expect(openSession(createTestWorld(1).world, richPlayer).token).not.toBe(
    openSession(createTestWorld(2).world, richPlayer).token,
  );
});

test('MOC-01 a world goes through JSON and back: sessions, favourites, planned settlements and its random position', () => {
  const { world, token, order } = played();
  const plain: unknown = JSON.parse(JSON.stringify(snapshot(world)));
  let now = TEST_NOW;
  const back = restore(plain, { catalogue: testCatalogue, clock: () => now });
  expect(snapshot(back)).toEqual(snapshot(world));
  expect(sessionOf(back, token)?.playerId).toBe(richPlayer);
  expect(openSession(back, richPlayer).token).toBe(openSession(world, richPlayer).token);
  now += SETTLE_AFTER_MS.transfer;
  expect(runDueWith(back, dueRunners)).toBe(1);
  expect(back.state.orders.get(order.id)?.status).toBe(2);
  expect(world.state.orders.get(order.id)?.status).toBe(1);
});

test.each([
  ['no object', 7],
  ['no state', { version: 6 }],
  ['another version', { version: 99, state: {} }],
  ['a table missing', { version: 6, state: { players: [] } }],
])('MOC-01 a snapshot with %s is refused', (_name, plain) => {
  expect(() => restore(plain, { catalogue: testCatalogue, clock: () => TEST_NOW })).toThrow();
});

test('MOC-01 a snapshot whose ledger was falsified is refused', () => {
  const plain = snapshot(createTestWorld().world);
  const state = { ...plain.state, accounts: [[`player:${richPlayer}:cash`, 1]] };
  expect(() => restore({ ...plain, state }, { catalogue: testCatalogue, clock: () => TEST_NOW })).toThrow(
    'its postings say',
  );
});
