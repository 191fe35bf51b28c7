import { expect, test } from 'vitest';
import { byTransfer } from '../../../tests/support/deposits.ts';
import {
  createTestWorld,
  newPlayer,
  richPlayer,
  TEST_NOW,
  testCatalogue,
} from '../../../tests/support/test-world.ts';
import { slot } from '../../../tests/support/titles.ts';
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
  setFavourite(test.world, richPlayer, slot.id, true);
  const order = createRechargeOrder(test.world, richPlayer, { amount: 1_000_000, ...byTransfer });
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
  const stored: unknown = JSON.parse(JSON.stringify(snapshot(world)));
  let now = TEST_NOW;
  const back = restore(stored, { catalogue: testCatalogue, clock: () => now });
  expect(snapshot(back)).toEqual(snapshot(world));
  expect(sessionOf(back, token)?.playerId).toBe(richPlayer);
  expect(openSession(back, richPlayer).token).toBe(openSession(world, richPlayer).token);
  now += SETTLE_AFTER_MS.transfer;
  expect(runDueWith(back, dueRunners)).toBe(1);
  expect(back.state.orders.get(order.id)?.status).toBe(2);
  expect(world.state.orders.get(order.id)?.status).toBe(1);
});

const options = { catalogue: testCatalogue, clock: () => TEST_NOW };
const plain = () => snapshot(createTestWorld().world);
const { version: VERSION } = plain();

test.each<[string, unknown, string]>([
  ['a number', 7, 'This is no world snapshot.'],
  ['nothing', null, 'This is no world snapshot.'],
  ['a text', 'version state', 'This is no world snapshot.'],
  ['no version', { state: {} }, 'This is no world snapshot.'],
  ['no state', { version: VERSION }, 'This is no world snapshot.'],
  ['an empty state', { version: VERSION, state: null }, 'This is no world snapshot.'],
  ['a text as its state', { version: VERSION, state: 'players' }, 'This is no world snapshot.'],
  ...[VERSION - 1, VERSION + 1].map((version): [string, object, string] => [
    `version ${version}`,
    { version, state: {} },
    `Its worlds are of version ${version}, and this mock reads version ${VERSION}.`,
  ]),
  ['no tables', { version: VERSION, state: {} }, 'The table "clockAheadMs" is missing or has another shape.'],
])('MOC-01 a snapshot that is or has %s is refused', (_name, given, said) => {
  expect(() => restore(given, options)).toThrow(new Error(said));
});

test.each([
  ['players', undefined],
  ['players', {}],
  ['players', ['P000001']],
  ['players', [['P000001', {}], ['P000002']]],
  ['players', [['P000001', {}, 1]]],
  ['sms', {}],
  ['due', undefined],
  ['clockAheadMs', '0'],
  ['lobby', null],
  ['lobby', 'empty'],
])('MOC-01 a snapshot whose table %s is %j is refused', (table, value) => {
  const { version, state } = plain();
  expect(() => restore({ version, state: { ...state, [table]: value } }, options)).toThrow(
    new Error(`The table "${table}" is missing or has another shape.`),
  );
});

test('MOC-01 a snapshot is a copy: what happens in the world later does not change it, nor the other way round', () => {
  const { world } = played();
  const kept = snapshot(world);
  const before = JSON.stringify(kept);
  const back = restore(kept, options);
  for (const { state } of [world, back]) {
    state.players.clear();
    state.sessions.clear();
    for (const order of state.orders.values()) order.amount = 1;
    state.counters.order = 77;
  }
  expect(JSON.stringify(kept)).toBe(before);
  expect(kept.version).toBe(VERSION);
});

test('GAM-10 a restored world skips 1,000 nonces of the seeds in use, and none of the revealed ones', () => {
  const seed = (nonce: number) => ({ serverSeed: 'ab', clientSeeds: [{ from: 0, seed: 'c' }], nonce });
  const { world } = createTestWorld();
  world.state.seeds.set(richPlayer, { used: [seed(3), seed(5), seed(7)], next: 'cd' });
  world.state.seeds.set(newPlayer, { used: [], next: 'ef' });
  const { seeds } = restore(snapshot(world), options).state;
  expect(seeds.get(richPlayer)?.used.map(({ nonce }) => nonce)).toEqual([3, 5, 1007]);
  expect(seeds.get(newPlayer)?.used).toEqual([]);
});

test('MOC-01 a snapshot whose ledger was falsified is refused', () => {
  const { version, state } = plain();
  const accounts = [[`player:${richPlayer}:cash`, 1]];
  expect(() => restore({ version, state: { ...state, accounts } }, options)).toThrow('its postings say');
});
