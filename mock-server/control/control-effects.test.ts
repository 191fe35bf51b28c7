import { beforeEach, expect, test } from 'vitest';
import { webpay } from '../../tests/support/deposits.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { createTestWorld, TEST_NOW } from '../../tests/support/test-world.ts';
import { createPlayer } from './player-actions.ts';

const DEPOSIT = { amount: 5000, ...webpay };
const HOUR_MS = 60 * 60_000;

let client: TestClient;
beforeEach(() => {
  client = createTestClient();
});

async function send(path: string, body?: object, world = 'default') {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'x-mock-world': world, 'content-type': 'application/json' };
  const response = await client.fetch(`/__mock/${path}`, { ...init, headers });
  const answer = await response.json();
  return { status: response.status, answer };
}

async function deposit(): Promise<{ id: string; token: string }> {
  const token = await client.login();
  return { id: (await client.call('/recharge/createRechargeOrder', DEPOSIT, { token })).data.id, token };
}

const codeOf = async (of: ReturnType<typeof send>) => {
  const { status, answer } = await of;
  return [status, answer.data?.code];
};

test('CON-09 a deposit is paid in part with the given amount and decided once, and an unknown one is refused', async () => {
  const { id, token } = await deposit();
  const { cash } = (await client.call('/wallet/balance', {}, { token })).data;
  expect((await send(`orders/${id}`, { outcome: 'part', paid: 1500 })).status).toBe(200);
  expect((await client.call('/wallet/balance', {}, { token })).data.cash).toBe(cash + 1500);
  expect(await codeOf(send(`orders/${id}`, { outcome: 'approve' }))).toEqual([404, 'order-closed']);
  expect(await codeOf(send('orders/R1', { outcome: 'approve' }))).toEqual([404, 'unknown-order']);
  expect(await codeOf(send('withdrawals/W1', { outcome: 'approve' }))).toEqual([404, 'unknown-withdrawal']);
  expect((await client.call('/wallet/balance', {}, { token })).data.cash).toBe(cash + 1500);
});

test('CON-09 MOC-04 due actions run before each control call and during a jump of the clock', async () => {
  const late = await deposit();
  client.pass(HOUR_MS);
  expect(await codeOf(send(`orders/${late.id}`, { outcome: 'fail' }))).toEqual([404, 'order-closed']);
  const { id } = await deposit();
  const now = async (advanceMs: number) => Date.parse((await send('clock', { advanceMs })).answer.now);
  expect(await now(20 * 60_000)).toBe(TEST_NOW + HOUR_MS + 20 * 60_000);
  expect(client.backend.registry.world('default').state.orders.get(id)?.status).toBe(0);
  expect(await now(10 * 60_000)).toBe(TEST_NOW + HOUR_MS + 30 * 60_000);
  expect(client.backend.registry.world('default').state.orders.get(id)?.status).toBe(3);
});

test('CON-09 a player is found by the number with or without zeros, and by no other parameter', async () => {
  const { answer: made } = await send('players', { username: '955512345' });
  expect(made.phone).toBeNull();
  const found = async (query: string) =>
    (await send(`players${query}`)).answer.map(({ id }: { id: string }) => id);
  expect([
    await found('?phone=955512345'),
    await found('?phone=00955512345'),
    await found('?phone=955512346'),
  ]).toEqual([[made.id], [made.id], []]);
  expect(await codeOf(send('players?number=955512345'))).toEqual([400, 'unknown-parameter']);
  expect(await codeOf(send('clock?phone=955512345'))).toEqual([400, 'unknown-parameter']);
});

test('CON-09 cash is set instead of added, in whole pesos, with a balance event', async () => {
  const { answer: made } = await send('players', { username: '955512345', cash: 700 });
  const received: string[] = [];
  client.backend.registry.onEvent((_world, { playerId, event }) => received.push(`${playerId} ${event}`));
  for (const cash of [1000, 300, 0, 0])
    expect((await send(`players/${made.id}`, { cash })).answer.cash).toBe(cash);
  expect(received).toEqual(Array(3).fill(`${made.id} balance`));
  expect(await codeOf(send(`players/${made.id}`, { cash: 10.5 }))).toEqual([400, 'amount-not-whole']);
  expect(await codeOf(send(`players/${made.id}`, { addBonus: 0.5 }))).toEqual([400, 'amount-not-whole']);
  expect((await send(`players?phone=955512345`)).answer[0]).toMatchObject({ cash: 0, bonus: 0 });
});

test('MOC-04 MOC-06 a reset, a fresh scenario and dropped sockets concern one world alone', async () => {
  const worlds = ['default', 'mine', 'other'];
  for (const world of worlds) await send('players', { username: '955512345' }, world);
  const has = async (world: string) =>
    (await send('players?phone=955512345', undefined, world)).answer.length === 1;
  const dropped: string[] = [];
  client.backend.registry.onDropSockets((world) => dropped.push(world));
  await send('socket', { action: 'drop' }, 'other');
  expect(dropped).toEqual(['other']);
  await send('reset', {}, 'mine');
  expect(await Promise.all(worlds.map(has))).toEqual([true, false, true]);
  const { answer: scenarios } = await send('scenarios');
  const fresh = scenarios.find(({ isFresh }: { isFresh: boolean }) => isFresh);
  await send('scenarios', { name: fresh.name }, 'other');
  expect(await Promise.all(worlds.map(has))).toEqual([true, false, false]);
  await send('snapshot', (await send('snapshot')).answer, 'taken-in');
  expect(dropped).toEqual(['other', 'mine', 'other', 'taken-in']);
});

test('MOC-08 each change by a control call is reported to the listener that stores it', async () => {
  const { registry } = client.backend;
  const now = () => JSON.stringify(registry.snapshots());
  let told = now();
  registry.onChange(() => {
    told = now();
  });
  for (const [path, body] of [
    ['players', {}],
    ['clock', { advanceMs: 1 }],
    ['faults', { operationId: 'ping', fault: 'failure' }],
    ['reset', {}],
    ['scenarios', { name: 'new-player' }],
  ] as const) {
    const before = now();
    expect((await send(path, body)).status, path).toBe(200);
    expect(told, path).not.toBe(before);
    expect(told, path).toBe(now());
  }
});

test('CON-09 a new player without a number gets one that is no name and no phone yet', () => {
  const { world } = createTestWorld();
  const made = [1, 2, 3].map(() => {
    // The same draws again, so that the numbers drawn before are drawn first.
    world.state.draws.delete('phone number');
    return createPlayer(world, { country: 'CL', password: 'Copihue2026', isPhoneBound: false }).username;
  });
  expect(new Set(made).size).toBe(3);
});
