import { readdirSync, readFileSync, watch } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { mach } from '../../tests/support/deposits.ts';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { killAll, login, post, run } from '../../tests/support/run-mock.ts';

/** `npm run soak` kills a hundred times and measures the loss. Under `npm test` other work slows the machine. */
const KILLS = Number(process.env.SOAK_KILLS ?? 2);
const DURABLE_KILLS = Number(process.env.SOAK_KILLS ?? 2);
const OLDEST_LOST_MS = process.env.SOAK_KILLS === undefined ? 1000 : 150;
const ORDER = { amount: 5000, ...mach };

const folder = folderOfTest();
afterEach(() => {
  killAll();
});

async function orderUntilKilled(url: string, token: string): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  for (;;) {
    const at = performance.now();
    const order = await post(url, '/recharge/createRechargeOrder', ORDER, token).catch(() => undefined);
    if (!order) return sent;
    sent.set(order.id, at);
  }
}

function killSoon(round: number, kill: () => void): void {
  setTimeout(
    () => {
      if (round % 2 === 0) kill();
      else {
        const watcher = watch(folder(), () => {
          watcher.close();
          kill();
        });
      }
    },
    100 + ((round * 137) % 400),
  );
}

test(`MOC-01 what was acknowledged is on the disk ${OLDEST_LOST_MS} ms later, whenever it is killed (${KILLS} times)`, async () => {
  let oldestLost = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const file = folder(`world-${round}.json`);
    const server = run(['--state', file, '--games', '48']);
    const url = await server.url;
    const { token } = await login(url);
    let killedAt = 0;
    killSoon(round, () => {
      killedAt = performance.now();
      server.child.kill('SIGKILL');
    });
    const sent = await orderUntilKilled(url, token);
    await server.exit;
    const { worlds } = JSON.parse(readFileSync(file, 'utf8'));
    const written = new Set((worlds.default?.state.orders ?? []).map(([id]: [string]) => id));
    for (const [id, at] of sent) if (!written.has(id)) oldestLost = Math.max(oldestLost, killedAt - at);
  }
  console.info(`The oldest order lost in ${KILLS} kills was sent ${oldestLost.toFixed(0)} ms before.`);
  expect(oldestLost).toBeLessThanOrEqual(OLDEST_LOST_MS);
  const last = run(['--state', folder('world-0.json')]);
  expect((await post(await last.url, '/wallet/balance', {}, (await login(await last.url)).token)).total).toBe(
    25_000,
  );
  await expect
    .poll(() => readdirSync(folder()).filter((name) => name.startsWith('.world-0')))
    .toEqual(['.world-0.json.lock']);
});

test(`MOC-08 with --durable nothing that was answered is lost, whenever it is killed (${DURABLE_KILLS} times)`, async () => {
  const kept = async (url: string, token: string) => {
    const ids = new Set<string>();
    for (let pageNum = 1; ; pageNum += 1) {
      const { list, total } = await post(url, '/recharge/orders', { pageNum, pageSize: 100 }, token);
      for (const { id } of list) ids.add(id);
      if (list.length === 0 || ids.size >= total) return ids;
    }
  };
  const lost: string[] = [];
  let orders = 0;
  for (let round = 0; round < DURABLE_KILLS; round += 1) {
    // A new file every ten rounds, because writes grow with the world.
    const args = ['--state', folder(`durable-${Math.floor(round / 10)}.json`), '--durable', '--games', '48'];
    const killed = run(args);
    const url = await killed.url;
    const { token } = await login(url);
    // However slow the machine is, one order is answered before the kill.
    const first = await post(url, '/recharge/createRechargeOrder', ORDER, token);
    killSoon(round, () => killed.child.kill('SIGKILL'));
    const sent = await Promise.all(Array.from({ length: 4 }, () => orderUntilKilled(url, token)));
    await killed.exit;
    const next = run(args);
    const found = await kept(await next.url, token);
    const answered = [first.id, ...sent.flatMap((of) => [...of.keys()])];
    orders += answered.length;
    lost.push(...answered.filter((id) => !found.has(id)));
    next.child.kill('SIGKILL');
    await next.exit;
  }
  console.info(`${orders} answered orders, ${DURABLE_KILLS} kills, ${lost.length} lost.`);
  expect(lost).toEqual([]);
  expect(orders).toBeGreaterThanOrEqual(DURABLE_KILLS);
});
