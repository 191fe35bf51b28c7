import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { webpay, webpayStep } from '../../tests/support/deposits.ts';
import { recordedHandlers } from '../../tests/support/recorded-calls.ts';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { createTestWorld } from '../../tests/support/test-world.ts';
import { brokenRulesOfText } from './broken-rules.ts';
import { createTrafficLog } from './traffic-log.ts';
import type { TrafficRow } from './traffic-rows.ts';
import { loggedBody } from './watch-calls.ts';

let client: TestClient;
beforeEach(() => {
  client = createTestClient();
});

async function traffic(after = 0): Promise<TrafficRow[]> {
  return (await client.fetch(`/__mock/traffic?after=${after}`)).json();
}

test('MOC-04 the log shows each call with its time, player, status and both bodies, both judged', async () => {
  const token = await client.login();
  await client.call('/wallet/balance', {}, { token, lang: 'en' });
  const [login, balance] = await traffic();
  expect(login).toMatchObject({ id: 1, kind: 'call', operationId: 'userLogin', status: 200, playerId: null });
  expect(balance).toMatchObject({
    id: 2,
    operationId: 'walletBalance',
    path: '/wallet/balance',
    lang: 'en',
    playerId: 'P000001',
    request: { text: '{}', broken: [] },
    answer: { broken: [], isCut: false },
  });
  expect(await traffic(1)).toHaveLength(1);
  await client.control('traffic', { clear: true });
  expect(await traffic()).toEqual([]);
});

test('MOC-04 no key of the world is in the log or in a recording: sessions, entries to games, pages of the bank', async () => {
  const token = await client.login();
  const player = { token };
  const { list } = (await client.call('/game/list', { country: 'CL', pageNum: 1, pageSize: 5 }, player)).data;
  for (const { id } of list) await client.call('/game/url', { gameId: id }, player);
  const order = { amount: 5000, ...webpay };
  const { id } = (await client.call('/recharge/createRechargeOrder', order, player)).data;
  const paying = { id, ...webpayStep };
  const step = (await client.call('/recharge/prepay', paying, player)).data;
  expect(step.redirectUrl).toMatch(/\/bank\/\w{20}/);
  // Keys come from the world's snapshot, so that a new kind of key is covered too.
  const world = await (await client.fetch('/__mock/snapshot')).text();
  const keys = new Set([
    'Copihue2026',
    token,
    ...(world.match(/\b(?:[a-z]{2}_\w{20,}|(?<="bankKey":")\w+)/g) ?? []),
  ]);
  expect(keys.size).toBeGreaterThanOrEqual(8);
  const recording = await (await client.fetch('/__mock/recording')).json();
  for (const kept of [await traffic(), recording]) {
    const text = JSON.stringify(kept);
    for (const key of keys) expect(text).not.toContain(key);
  }
  expect(recording.leftOut).toEqual([]);
  expect(() => recordedHandlers(recording)).not.toThrow();
});

test.each([
  ['/game/list', { country: 'chile' }, [{ field: 'country', rule: 'pattern /^[A-Z]{2}$/' }]],
  ['/game/list', {}, [{ field: 'country', rule: 'required' }]],
  ['/game/list', { country: 'CL', pageNum: 0 }, [{ field: 'pageNum', rule: 'minimum 1' }]],
  ['/game/list', { country: 'CL', sort: 'az' }, [{ field: 'sort', rule: 'additionalProperties false' }]],
  ['/game/list', { country: 5 }, [{ field: 'country', rule: 'type string' }]],
  ['/ping', '{', [{ field: '', rule: 'content application/json' }]],
])('MOC-04 the log names the rule that %s with %j breaks', async (path, body, broken) => {
  await client.call(path, body);
  expect((await traffic())[0]).toMatchObject({ status: 400, request: { broken } });
});

test('MOC-04 the log shows faults, broken connections and unknown calls', async () => {
  await client.control('faults', { operationId: 'ping', fault: 'malformed', times: 1 });
  await client.fetch('/ping', { method: 'POST', body: '{}' });
  await client.control('faults', { operationId: 'ping', fault: 'drop-before', times: 1 });
  await client.fetch('/ping', { method: 'POST', body: '{}' });
  await client.call('/nothing');
  await client.fetch('/ping');
  expect(await traffic()).toMatchObject([
    { faults: ['malformed'], status: 200, answer: { broken: [{ rule: 'content application/json' }] } },
    { faults: ['drop-before'], status: null, answer: null },
    { operationId: null, status: 404, request: { broken: [{ rule: 'no such call' }] } },
    { operationId: null, status: 405, method: 'GET' },
  ]);
});

test('MOC-04 the log shows socket events, and judges their payload', async () => {
  const send = (body: object) => client.control('emit', { phone: '912345678', ...body });
  await send({ event: 'recharge', payload: { orderId: 'R1', amount: 5 } });
  await send({ event: 'recharge', payload: 'no JSON' });
  await send({ event: 'balance' });
  expect(await traffic()).toMatchObject([
    { kind: 'event', event: 'recharge', playerId: 'P000001', payload: { broken: [] } },
    { kind: 'event', payload: { text: 'no JSON', broken: [{ field: '' }] } },
    { kind: 'event', event: 'balance' },
  ]);
});

test('MOC-04 each world has a log of its own, and a new world an empty one', async () => {
  await client.call('/ping', {}, { world: 'other' });
  expect(await traffic()).toEqual([]);
  await client.call('/ping');
  await client.control('reset', {});
  expect(await traffic()).toEqual([]);
});

test('MOC-04 the logs of all worlds together keep the newest twenty million characters', () => {
  const log = createTrafficLog();
  const payload = { ...loggedBody(''), text: 'x'.repeat(900_000) };
  const worlds = Array.from({ length: 30 }, () => createTestWorld().world);
  for (const world of worlds) log.add(world, { kind: 'event', event: 'balance', playerId: 'P1', payload });
  expect(worlds.map((world) => log.rows(world).length)).toEqual(worlds.map((_, at) => (at < 8 ? 0 : 1)));
});

test('MOC-04 the log drops its oldest rows', () => {
  const { world } = createTestWorld();
  const log = createTrafficLog();
  for (let row = 0; row < 400; row += 1)
    log.add(world, { kind: 'event', event: 'balance', playerId: 'P1', payload: loggedBody('') });
  const rows = log.rows(world);
  expect([rows.length, rows[0]?.id, rows.at(-1)?.id]).toEqual([250, 151, 400]);
});

test('MOC-04 a long body is masked before it is cut', () => {
  const long = loggedBody(`{"password":"secret1","filler":"${'x'.repeat(30_000)}"}`);
  expect(long).toMatchObject({ isCut: true });
  expect(long.text).toHaveLength(24_000);
  expect(long.text).not.toContain('secret1');
});

test('MOC-04 an answer is checked against the nearest of its possible shapes', () => {
  const success = z.strictObject({ success: z.literal(true), data: z.strictObject({ count: z.int() }) });
  const failure = z.strictObject({ success: z.literal(false), message: z.string().min(1) });
  const answer = z.union([success, failure]);
  expect(brokenRulesOfText(answer, '{"success":true,"data":{"count":"3"}}')).toEqual([
    { field: 'data.count', rule: 'type number' },
  ]);
  expect(brokenRulesOfText(answer, '{"success":false}')).toEqual([{ field: 'message', rule: 'required' }]);
});

test('SHP-03 the log takes the report of a page, and refuses one with unknown fields', async () => {
  const send = (body: unknown) => client.fetch('/reports', { method: 'POST', body: JSON.stringify(body) });
  const report = {
    kind: 'error',
    release: 'index-Ab1.js',
    visit: '7F3G2H',
    at: 1200,
    agent: 'Mozilla/5.0',
    address: '/deposit',
    what: 'Uncaught. TypeError: x',
    stack: ['/assets/index-Ab1.js:1:2345'],
  };
  expect((await send(report)).status).toBe(204);
  const refused = [{ ...report, phone: '912345678' }, { ...report, stack: ['at somebody'] }, 'text', {}];
  for (const body of refused) expect((await send(body)).status).toBe(400);
  expect(await traffic()).toMatchObject([{ kind: 'report', report: 'error', payload: { broken: [] } }]);
});

test('NET-17 the code that a player reads finds the call and the reports of its visit', async () => {
  const send = (requestId: string) =>
    client.fetch('/ping', { method: 'POST', body: '{}', headers: { 'x-request-id': requestId } });
  const answer = await send('7F3G2H-92');
  expect(answer.headers.get('x-request-id')).toBe('7F3G2H-92');
  for (const id of ['7F3G2H-93', 'AB12CD-92', 'a name with spaces']) await send(id);
  const report = { release: 'r', visit: '7F3G2H', at: 1, agent: 'a', address: '/', what: '/ping timeout' };
  const body = JSON.stringify({ ...report, kind: 'call', request: '7F3G2H-92' });
  await client.fetch('/reports', { method: 'POST', body });
  const found = async (request: string) =>
    (await (await client.fetch(`/__mock/traffic?request=${request}`)).json()).map(
      ({ kind, requestId }: { kind: string; requestId: string }) => `${kind} ${requestId}`,
    );
  expect(await found('7F3G2H-92')).toEqual(['call 7F3G2H-92', 'report 7F3G2H-92']);
  expect(await found('7F3G2H')).toEqual(['call 7F3G2H-92', 'call 7F3G2H-93', 'report 7F3G2H-92']);
  expect(await found('FFFFFF')).toEqual([]);
});
