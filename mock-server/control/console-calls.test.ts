import { beforeEach, expect, test } from 'vitest';
import { mach } from '../../tests/support/deposits.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
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
const act = async (path: string, body: unknown = {}): Promise<any> => client.control(path, body);
const scenario = (name: string) => act('scenarios', { name });
const CL = { country: 'CL' };

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
  expect(await client.control('players', { username })).toMatchObject({
    status: 400,
    data: { code: 'phone-taken' },
  });
  const [, other] = await read('players');
  expect(await client.control(`players/${other.id}`, { phone: '912345678' })).toMatchObject({
    status: 400,
    data: { code: 'phone-taken', field: 'phone' },
  });
  expect(await act(`players/${other.id}`, { phone: '955512345' })).toMatchObject({ id: other.id });
  // Its own player may keep it.
  expect(await act(`players/${other.id}`, { phone: '955512345' })).toMatchObject({ id: other.id });
  expect(await client.control('players/P999999', {})).toMatchObject({
    status: 404,
    data: { code: 'unknown-player' },
  });
});

test('MOC-04 a snapshot is taken and restored, and a broken one changes nothing', async () => {
  await act('players', { username: '955512345', cash: 50 });
  const kept = await read('snapshot');
  await act('reset');
  expect(await read('players')).toHaveLength(4);
  expect(await client.control('snapshot', { version: 99, state: {} })).toMatchObject({
    status: 400,
    data: { code: 'bad-snapshot' },
  });
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
  const token = await client.login();
  const order = { amount: 5000, ...mach };
  await client.call('/recharge/createRechargeOrder', order, { token });
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
