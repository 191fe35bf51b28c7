import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { io } from 'socket.io-client';
import { freePort } from '../../tools/shared/start-serve.ts';
import { type Run, run } from '../support/run-mock.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startNginxBeforeMocks } from './start-web-server.ts';

const WORLDS = 120;
/** About as many parallel calls as a team with its test machines makes. */
const AT_ONCE = 50;
const PLAYER = { country: 'CL', username: '912345678', password: 'Copihue2026' };

const folder = scratchFolder();

async function startInstance(place: number, port: number): Promise<Run> {
  const file = join(folder, `${place}.json`);
  const instance = run(['--one-port', '--trust-proxy', '--worlds', '2000', '--state', file], {
    MOCK_PORT: String(port),
  });
  await instance.url;
  return instance;
}

async function forAll<Value, Result>(values: readonly Value[], run: (value: Value) => Promise<Result>) {
  const results: Result[] = [];
  const waiting = [...values.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

test('MOC-07 three instances behind nginx serve their worlds as one, and one that is killed comes back with its worlds', async () => {
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const instances = await Promise.all(ports.map((port, place) => startInstance(place, port)));
  const nginx = await startNginxBeforeMocks([...ports]);
  const { address } = nginx;
  const names = Array.from({ length: WORLDS }, (_, place) => `team-${place}`);
  /** Names the world in one of the three ways. */
  const call = async (world: string, path: string, body: object, token = '') => {
    const ways = [
      { headers: { 'x-mock-world': world }, query: '' },
      { headers: {}, query: `?world=${world}` },
      { headers: { cookie: `mockWorld=${world}` }, query: '' },
    ];
    const way = ways[world.length % ways.length] ?? { headers: {}, query: '' };
    const headers = { ...way.headers, 'content-type': 'application/json', token };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(address + path + way.query, init);
    return { status: response.status, data: response.ok ? (await response.json()).data : undefined };
  };

  try {
    const players = await forAll(names, async (world) => {
      const { data } = await call(world, '/user/login', PLAYER);
      const intentId = randomUUID();
      const amount = 1000 * (1 + (world.length % 20));
      const order = { amount, payChannel: 'transbank', paymentMethod: 'webpay', intentId };
      const { data: made } = await call(world, '/recharge/createRechargeOrder', order, data.token);
      return { world, token: data.token, order: made.id, intentId };
    });
    const idsOf = async (port: number) =>
      (await (await fetch(`http://127.0.0.1:${port}/__mock/worlds`)).json()).ids as string[];
    const shares = await Promise.all(ports.map(idsOf));
    const homes = shares.map((ids) => ids.filter((id) => id.startsWith('team-')));
    expect(homes.flat().toSorted()).toEqual(names.toSorted());
    for (const home of homes) expect(home.length).toBeGreaterThan(WORLDS / 10);

    const stored = () => readFileSync(join(folder, '1.json'), 'utf8');
    // The first order has the same id in each world, and its own intent.
    const intents = players.filter(({ world }) => homes[1]?.includes(world)).map(({ intentId }) => intentId);
    await expect.poll(() => intents.filter((intent) => !stored().includes(intent))).toEqual([]);
    instances[1]?.child.kill('SIGKILL');
    await instances[1]?.exit;
    const lost = new Set(homes[1]);
    const during = await forAll(players, ({ world, token }) =>
      call(world, '/recharge/orders', { pageNum: 1, pageSize: 5 }, token),
    );
    expect(during.map(({ status }) => status)).toEqual(names.map((name) => (lost.has(name) ? 502 : 200)));

    instances[1] = await startInstance(1, ports[1]);
    const after = await forAll(players, ({ world, token }) =>
      call(world, '/recharge/orders', { pageNum: 1, pageSize: 5 }, token),
    );
    expect(after.map(({ data }) => data?.list[0]?.id)).toEqual(players.map(({ order }) => order));

    const [world = ''] = homes[1] ?? [];
    const player = players.find((row) => row.world === world);
    const socket = io(address, { transports: ['websocket'], query: { world, token: player?.token } });
    const paid = new Promise((resolve) => socket.once('recharge', resolve));
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    socket.emit('login', { token: player?.token });
    await fetch(`http://127.0.0.1:${ports[1]}/__mock/orders/${player?.order}?world=${world}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'approve' }),
    });
    expect(JSON.stringify(await paid)).toContain(String(player?.order));
    socket.close();
  } finally {
    await nginx.stop();
    for (const { child } of instances) child.kill('SIGKILL');
  }
});
