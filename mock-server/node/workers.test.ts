import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { killAll, run } from './run-mock.ts';

const PLAYER = { country: 'CL', username: '912345678', password: 'Copihue2026' };
const WORLDS = Array.from({ length: 12 }, (_, place) => `team-${place}`);
const PATIENT = { timeout: 60_000 };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copihue-workers-'));
});
afterEach(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

const childrenOf = (parent: number) =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, of, state]) => Number(of) === parent && !state?.startsWith('Z'))
    .map(([pid]) => Number(pid));

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('MOC-07 two workers serve as one, sockets included; one that is killed comes back with its worlds', async () => {
  const mock = run(['--workers', '2', '--state', join(folder, 'world.json')]);
  const url = await mock.url;
  await expect.poll(mock.output, PATIENT).toMatch(/workers +\d+ \d+\n/);
  const pids = /workers +(\d+) (\d+)\n/.exec(mock.output())?.slice(1).map(Number) ?? [];

  const call = async (place: number, path: string, body?: object, token = '') => {
    const world = WORLDS[place] ?? '';
    const ways = [{ 'x-mock-world': world }, { cookie: `mockWorld=${world}` }, {}];
    const response = await fetch(`${url}${path}${place % 3 === 2 ? `?world=${world}` : ''}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...ways[place % 3], 'content-type': 'application/json', token },
    });
    return { status: response.status, answer: response.ok ? await response.json() : undefined };
  };
  const players = await Promise.all(
    WORLDS.map(async (_world, place) => {
      const { token } = (await call(place, '/user/login', PLAYER)).answer.data;
      const order = { amount: 1000 * (place + 1), payChannel: 'transbank', paymentMethod: 'webpay' };
      const made = await call(place, '/recharge/createRechargeOrder', order, token);
      return { place, token, order: made.answer.data.id };
    }),
  );
  const homes = new Set<string>();
  for (const { place } of players) {
    const { ids } = (await call(place, '/__mock/worlds')).answer;
    expect(ids).toContain(WORLDS[place]);
    homes.add(WORLDS.filter((world) => ids.includes(world)).join());
  }
  expect(homes.size).toBe(2);
  expect([...homes].join().split(',').toSorted()).toEqual(WORLDS.toSorted());

  const [player] = players;
  const socket = io(url, { transports: ['websocket'], query: { world: WORLDS[0], token: player?.token } });
  const paid = new Promise((resolve) => socket.once('recharge', resolve));
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  socket.emit('login', { token: player?.token });
  await call(0, `/__mock/orders/${player?.order}`, { outcome: 'approve' });
  expect(JSON.stringify(await paid)).toContain(player?.order);
  socket.close();

  const orders = (of: (typeof players)[number]) =>
    call(of.place, '/recharge/orders', { pageNum: 1, pageSize: 5 }, of.token);
  const isStored = (file: number) => (player: (typeof players)[number]) => {
    const text = readFileSync(join(folder, `world-${file}.json`), 'utf8');
    return (
      JSON.stringify(JSON.parse(text).worlds[WORLDS[player.place] ?? ''])?.includes(player.order) === true
    );
  };
  const stored = () => [players.filter(isStored(1)), players.filter(isStored(2))] as const;
  await expect.poll(() => stored().flat().length, PATIENT).toBe(WORLDS.length);
  const [ofKilled, ofOther] = stored();
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect.poll(mock.output, PATIENT).toContain('a worker ended and is started again');
  // The other worker's worlds continue. The killed worker's worlds answer 502 until it is back, and never start over.
  const statuses = async (of: typeof players) =>
    new Set((await Promise.all(of.map(orders))).map(({ status }) => status));
  expect(await statuses(ofOther)).toEqual(new Set([200]));
  expect([200, 502]).toEqual(expect.arrayContaining([...(await statuses(ofKilled))]));
  await expect
    .poll(
      async () => (await Promise.all(players.map(orders))).map(({ answer }) => answer?.data.list[0]?.id),
      PATIENT,
    )
    .toEqual(players.map(({ order }) => order));

  mock.child.kill('SIGTERM');
  expect(await mock.exit).toBe(0);
  expect(pids.some(isRunning)).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['world-1.json', 'world-2.json']);
});

test('MOC-07 a worker that is killed again and again while it starts comes back after growing pauses', async () => {
  const mock = run(['--workers', '2', '--state', join(folder, 'world.json')]);
  const url = await mock.url;
  const health = async () => (await fetch(`${url}/healthz`)).status;
  expect(await health()).toBe(200);
  const workers = () => childrenOf(mock.child.pid ?? 0);
  const [first = 0, other = 0] = workers();
  const [world] = (await (await fetch(`${url}/__mock/worlds`)).json()).ids;
  process.kill(first, 'SIGKILL');
  const killed = new Set([first]);
  while (killed.size < 4) {
    const starting = await expect
      .poll(() => workers().find((pid) => pid !== other && !killed.has(pid)), { ...PATIENT, interval: 5 })
      .toBeDefined()
      .then(() => workers().find((pid) => pid !== other && !killed.has(pid)) ?? 0);
    expect(await health()).toBe(503);
    process.kill(starting, 'SIGKILL');
    killed.add(starting);
  }
  await expect.poll(health, PATIENT).toBe(200);
  const pauses = [...mock.output().matchAll(/a worker ended and is started again in (\d+) ms/g)].map(
    ([, ms]) => Number(ms),
  );
  expect(pauses).toEqual([100, 200, 400, 800]);
  expect((await (await fetch(`${url}/__mock/worlds`)).json()).ids).toContain(world);
  mock.child.kill('SIGTERM');
  expect(await mock.exit).toBe(0);
  expect(workers()).toEqual([]);
});

test('MOC-07 the command ends with its workers, also with one that is down or only starting', async () => {
  const mock = run(['--workers', '2']);
  await mock.url;
  const [first = 0] = childrenOf(mock.child.pid ?? 0);
  process.kill(first, 'SIGKILL');
  // A process that was just killed is still in the list, and its end would count as a loss.
  const others = () => childrenOf(mock.child.pid ?? 0).filter((pid) => pid !== first);
  await expect.poll(() => others().length, PATIENT).toBe(2);
  mock.child.kill('SIGHUP');
  expect(await mock.exit).toBe(0);
  await expect.poll(() => isRunning(first), PATIENT).toBe(false);
});

test('MOC-07 a worker that cannot start ends the command, with its reason', async () => {
  const mock = run(['--workers', '2', '--state', join(folder, 'no-such-folder', 'world.json')]);
  expect(await mock.exit).toBe(2);
  expect(mock.output()).toContain('no-such-folder');
});
