import { beforeEach, expect, test } from 'vitest';
import { webpay } from '../../tests/support/deposits.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { createTestWorld, TEST_NOW } from '../../tests/support/test-world.ts';
import { createPlayer } from './player-actions.ts';
import { scenarioNames } from './scenario-names.ts';

let client: TestClient;
beforeEach(() => {
  client = createTestClient();
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads any shape.
async function read(path: string): Promise<any> {
  const response = await client.fetch(`/__mock/${path}`);
  expect(response.status).toBe(200);
  return response.json();
}

// biome-ignore lint/suspicious/noExplicitAny: control calls answer plain JSON, of any shape.
const act = async (path: string, body: unknown = {}, world?: string): Promise<any> =>
  client.control(path, body, world);
const scenario = (name: string) => act('scenarios', { name });
const CL = { country: 'CL' };
const HOUR_MS = 60 * 60_000;

async function deposit(): Promise<{ id: string; token: string }> {
  const token = await client.login();
  const order = { amount: 5000, ...webpay };
  return { id: (await client.call('/recharge/createRechargeOrder', order, { token })).data.id, token };
}

const codeOf = async (of: ReturnType<TestClient['control']>) => {
  const { status, data } = await of;
  return [status, data?.code];
};

test('MOC-04 the console makes a player, changes them and logs in as them', async () => {
  const made = await act('players', { username: '955512345', cash: 1234, isPhoneBound: true });
  const phone = '955512345';
  expect(made).toMatchObject({ username: phone, phone, cash: 1234, bonus: 0, country: 'CL' });
  const changed = await act(`players/${made.id}`, { cash: 10, addBonus: 7, phone: null });
  expect(changed).toMatchObject({ cash: 10, bonus: 7, phone: null });

  const { token } = await act(`players/${made.id}/login`);
  expect((await client.call('/user/getUserInfo', {}, { token })).data).toMatchObject({ isPhoneBound: false });
  expect((await client.call('/wallet/balance', {}, { token })).data).toMatchObject({ cash: 10, bonus: 7 });
  expect((await read('players')).at(-1)).toMatchObject({ id: made.id, deposits: 0 });
});

test('MOC-04 a player without a number gets a free one, and no number is given twice', async () => {
  const { username } = await act('players');
  expect(username).toMatch(/^9[0-9]{8}$/);
  expect(await codeOf(client.control('players', { username }))).toEqual([400, 'phone-taken']);
  const [, other] = await read('players');
  expect(await client.control(`players/${other.id}`, { phone: '912345678' })).toMatchObject({
    status: 400,
    data: { code: 'phone-taken', field: 'phone' },
  });
  expect(await act(`players/${other.id}`, { phone: '955512345' })).toMatchObject({ id: other.id });
  // Its own player may keep it.
  expect(await act(`players/${other.id}`, { phone: '955512345' })).toMatchObject({ id: other.id });
  expect(await codeOf(client.control('players/P999999', {}))).toEqual([404, 'unknown-player']);
});

test('MOC-04 a snapshot is taken and restored, and a broken one changes nothing', async () => {
  await act('players', { username: '955512345', cash: 50 });
  const kept = await read('snapshot');
  await act('reset');
  expect(await read('players')).toHaveLength(4);
  expect(await codeOf(client.control('snapshot', { version: 99, state: {} }))).toEqual([400, 'bad-snapshot']);
  expect(await read('players')).toHaveLength(4);
  await act('snapshot', kept);
  expect((await read('players')).at(-1)).toMatchObject({ username: '955512345', cash: 50 });
});

test('MOC-04 every scenario is listed with its texts, and takes effect in its world alone', async () => {
  expect((await read('scenarios')).map(({ name }: { name: string }) => name)).toEqual(scenarioNames);
  await client.control('scenarios', { name: 'everything-fails' }, 'other');
  expect(await client.call('/ping')).toMatchObject({ success: true });
  expect(await client.call('/ping', {}, { world: 'other' })).toMatchObject({ status: 500 });
  await client.control('scenarios', { name: 'usual' }, 'other');
  expect(await client.call('/ping', {}, { world: 'other' })).toMatchObject({ success: true });
  expect(await client.control('scenarios', { name: 'apocalypse' })).toMatchObject({ status: 400 });
});

test('MOC-04 the scenarios of a new and of a rich player name the player', async () => {
  const poor = await scenario('new-player');
  const balanceOf = async (id: string) => {
    const { token } = await act(`players/${id}/login`);
    return (await client.call('/wallet/balance', {}, { token })).data;
  };
  expect(await balanceOf(poor.playerId)).toMatchObject({ total: 0 });
  const rich = await scenario('rich-player');
  expect(await balanceOf(rich.playerId)).toMatchObject({ cash: 12_345_678, bonus: 50_000 });
});

test('MOC-04 the scenario of a slow provider delays the calls behind which a provider stands', async () => {
  await scenario('slow-provider');
  const faults: { operationId: string; fault: string; ms: number }[] = await read('faults');
  expect(faults.map(({ operationId }) => operationId)).toContain('rechargePrepay');
  expect(new Set(faults.map(({ fault, ms }) => `${fault} ${ms}`))).toEqual(new Set(['latency 6000']));
});

test('MOC-04 the scenario of empty lists empties every list, its count and its totals', async () => {
  const token = await client.login();
  await act('bets', { phone: '912345678', count: 3 });
  await scenario('empty-lists');
  const games = await client.call('/game/list', CL);
  expect(games).toMatchObject({ status: 200, data: { list: [], total: 0 } });
  expect((await client.call('/lobby/batchBanners', CL)).data.home_top).toEqual([]);
  expect((await client.call('/recharge/paymentMethods', CL, { token })).data).toEqual([]);
  const bets = await client.call('/wallet/records', { isBonus: false }, { token });
  expect(bets.data).toMatchObject({ list: [], total: 0, totals: { stake: 0, payout: 0 } });
  expect(client.reports).toEqual([]);
});

test('MOC-04 very long texts fill their room and still keep the contract', async () => {
  const token = await client.login();
  await scenario('long-texts');
  const { list } = (await client.call('/game/list', CL)).data;
  expect(list[0].name.length).toBeGreaterThan(70);
  expect(list[0].cover).toMatch(/^\S+\.svg$/);
  for (const path of ['/notice/list', '/lobby/batchBanners', '/game/categories', '/game/sports'])
    expect(await client.call(path, CL)).toMatchObject({ status: 200 });
  const popups = { ...CL, system: 'android', terminal: 'h5' };
  expect(await client.call('/lobby/popups', popups)).toMatchObject({ status: 200 });
  expect(await client.call('/recharge/depositActivity', CL, { token })).toMatchObject({ status: 200 });
  expect(client.reports).toEqual([]);
});

test('MOC-04 the scenario of hostile texts sends texts that exceed the contract', async () => {
  await scenario('hostile-texts');
  const { status, data } = await client.call('/game/list', CL);
  expect(status).toBe(200);
  const lengths = data.list.map(({ name }: { name: string }) => name.length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([500, 10_000]);
  expect(data.list[0].name).not.toMatch(/\s/);
  expect(data.list[0].cover).toMatch(/^\S+\.svg$/);
  expect(client.reports).toEqual([]);
});

test('MOC-04 NET-09 the scenario of sparse sessions sends the token in the header alone and no waiting time with a code', async () => {
  await scenario('sparse-session');
  const account = { country: 'CL', username: '912345678', password: 'Copihue2026' };
  const { data, headers } = await client.call('/user/login', account);
  expect(data).toEqual({ status: 1 });
  expect(headers.get('token')).toMatch(/^tk_/);
  const sms = await client.call('/captcha/sms', { country: 'CL', phoneNumber: '955554444' });
  expect(sms.data).toEqual({ codeLength: 6 });
  expect(client.reports).toEqual([]);
});

test('MOC-04 the scenario of many games has 10,000 of them, each with its cover, also after a restart', async () => {
  await scenario('many-games');
  const page = { country: 'CL', pageNum: 500, pageSize: 20 };
  const { total, list } = (await client.call('/game/list', page)).data;
  expect(total).toBe(10_000);
  expect((await client.fetch(list[0].cover)).status).toBe(200);
  const again = createTestClient({ snapshots: client.backend.registry.snapshots() });
  expect((await again.call('/game/list', page)).data.total).toBe(10_000);
  expect((await client.call('/game/list', CL, { world: 'other' })).data.total).toBe(48);
});

test('MOC-04 the clock shows the time, how far it was moved, and what is planned', async () => {
  await deposit();
  await client.control('clock', { advanceMs: 60_000 });
  expect(await read('clock')).toMatchObject({
    now: '2026-11-21T12:01:00.000Z',
    aheadMs: 60_000,
    due: [{ kind: 'expire-order' }],
  });
});

test('MOC-04 the list of worlds names the world of the caller', async () => {
  await client.call('/ping', {}, { world: 'mine' });
  expect(await read('worlds?world=mine')).toEqual({
    here: 'mine',
    ids: expect.arrayContaining(['mine']),
  });
});

test('MOC-04 the page of a console that is not built says what to do', async () => {
  const response = await createTestClient().fetch('/__mock');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('npm run dev');
});

test('CON-09 a deposit is paid in part with the given amount and decided once, and an unknown one is refused', async () => {
  const { id, token } = await deposit();
  const { cash } = (await client.call('/wallet/balance', {}, { token })).data;
  expect((await client.control(`orders/${id}`, { outcome: 'part', paid: 1500 })).status).toBe(200);
  expect((await client.call('/wallet/balance', {}, { token })).data.cash).toBe(cash + 1500);
  expect(await codeOf(client.control(`orders/${id}`, { outcome: 'approve' }))).toEqual([404, 'order-closed']);
  expect(await codeOf(client.control('orders/R1', { outcome: 'approve' }))).toEqual([404, 'unknown-order']);
  expect(await codeOf(client.control('withdrawals/W1', { outcome: 'approve' }))).toEqual([
    404,
    'unknown-withdrawal',
  ]);
  expect((await client.call('/wallet/balance', {}, { token })).data.cash).toBe(cash + 1500);
});

test('CON-09 MOC-04 due actions run before each control call and during a jump of the clock', async () => {
  const late = await deposit();
  client.pass(HOUR_MS);
  expect(await codeOf(client.control(`orders/${late.id}`, { outcome: 'fail' }))).toEqual([
    404,
    'order-closed',
  ]);
  const { id } = await deposit();
  const now = async (advanceMs: number) => Date.parse((await act('clock', { advanceMs })).now);
  expect(await now(30 * 60_000 - 1)).toBe(TEST_NOW + HOUR_MS + 30 * 60_000 - 1);
  expect(client.backend.registry.world('default').state.orders.get(id)?.status).toBe(0);
  expect(await now(1)).toBe(TEST_NOW + HOUR_MS + 30 * 60_000);
  expect(client.backend.registry.world('default').state.orders.get(id)?.status).toBe(3);
});

test('CON-09 cash is set instead of added, in whole pesos, with a balance event', async () => {
  const made = await act('players', { username: '955512345', cash: 700 });
  const received: string[] = [];
  client.backend.registry.onEvent((_world, { playerId, event }) => received.push(`${playerId} ${event}`));
  for (const cash of [1000, 300, 0, 0]) expect((await act(`players/${made.id}`, { cash })).cash).toBe(cash);
  expect(received).toEqual(Array(3).fill(`${made.id} balance`));
  expect(await codeOf(client.control(`players/${made.id}`, { cash: 10.5 }))).toEqual([
    400,
    'amount-not-whole',
  ]);
  expect(await codeOf(client.control(`players/${made.id}`, { addBonus: 0.5 }))).toEqual([
    400,
    'amount-not-whole',
  ]);
  expect(await read('players?phone=00955512345')).toMatchObject([{ id: made.id, cash: 0, bonus: 0 }]);
});

test('MOC-04 MOC-06 a reset, a fresh scenario and dropped sockets concern one world alone', async () => {
  const worlds = ['default', 'mine', 'other'];
  for (const world of worlds) await act('players', { username: '955512345' }, world);
  const has = async (world: string) => (await read(`players?phone=955512345&world=${world}`)).length === 1;
  const dropped: string[] = [];
  client.backend.registry.onDropSockets((world) => dropped.push(world));
  await act('socket', { action: 'drop' }, 'other');
  expect(dropped).toEqual(['other']);
  await act('reset', {}, 'mine');
  expect(await Promise.all(worlds.map(has))).toEqual([true, false, true]);
  const fresh = (await read('scenarios')).find(({ isFresh }: { isFresh: boolean }) => isFresh);
  await act('scenarios', { name: fresh.name }, 'other');
  expect(await Promise.all(worlds.map(has))).toEqual([true, false, false]);
  await act('snapshot', await read('snapshot'), 'taken-in');
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
    expect((await client.control(path, body)).status, path).toBe(200);
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
