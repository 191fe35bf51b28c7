import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
const running = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copihue-mock-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
  /** Address of the main host once it listens. */
  url: Promise<string>;
}

function run(args: readonly string[], env: Record<string, string> = {}): Run {
  const ports = { MOCK_PORT: '0', GATEWAY_PORT: '0' };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, ...ports, ...env },
  });
  running.add(child);
  let text = '';
  const url = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /API and socket\s+(http:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output: () => text, exit, url };
}

async function post(
  url: string,
  path: string,
  body: unknown,
  token = '',
): Promise<{ token: string; id: string; total: number }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { token },
    body: JSON.stringify(body),
  });
  return (await response.json()).data;
}

function login(url: string) {
  return post(url, '/user/login', { country: 'CL', username: '912345678', password: 'Copihue2026' });
}

test('MOC-01 --help explains, and the start names the addresses and the seeded player', async () => {
  const help = run(['--help']);
  expect(await help.exit).toBe(0);
  expect(help.output()).toContain('--state FILE');
  const server = run([]);
  await server.url;
  expect(server.output()).toContain('phone 912345678, password Copihue2026, balance 25,000.00');
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
}, 60_000);

test.each([
  ['an unknown flag', ['--nope'], {}, "'--nope'"],
  ['a word for a number', ['--games', 'many'], {}, '--games must be a whole number'],
  ['a bad port', [], { MOCK_PORT: '70000' }, 'MOCK_PORT must be a whole number'],
])(
  'MOC-01 %s is one clear line and exit code 2',
  async (_name, args, env, words) => {
    const { exit, output } = run(args, env);
    expect(await exit).toBe(2);
    expect(output()).toContain(words);
    expect(output().trim().split('\n')).toHaveLength(1);
  },
  60_000,
);

test('MOC-01 a busy port is one clear line and exit code 2', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const address = busy.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const { exit, output } = run([], { GATEWAY_PORT: port });
  expect(await exit).toBe(2);
  expect(output()).toBe(
    `mock: Port ${port} is in use. Stop what listens there, or set MOCK_PORT or GATEWAY_PORT.\n`,
  );
  busy.close();
}, 60_000);

test.each(['not json', '{"worlds":{"default":{"version":1,"state":{}}}}'])(
  'MOC-01 an unreadable state file (%s) is one line, exit code 2, and stays as it was',
  async (text) => {
    const file = join(folder, 'world.json');
    writeFileSync(file, text);
    const { exit, output } = run(['--state', file]);
    expect(await exit).toBe(2);
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(output()).toContain(file);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
  60_000,
);

test('MOC-01 --state keeps the world across a restart, session included', async () => {
  const file = join(folder, 'world.json');
  const first = run(['--state', file]);
  const url = await first.url;
  const { token } = await login(url);
  const { id } = await post(
    url,
    '/recharge/createRechargeOrder',
    { amount: 5000, payChannel: 'mach', paymentMethod: 'mach' },
    token,
  );
  await post(url, `/__mock/orders/${id}`, { outcome: 'approve' });
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  const second = run(['--state', file]);
  expect((await post(await second.url, '/wallet/balance', {}, token)).total).toBe(30_000);
}, 60_000);

test('MOC-01 a kill at the first sign of a write leaves a readable file, four times over', async () => {
  const file = join(folder, 'world.json');
  const order = { amount: 5000, payChannel: 'mach', paymentMethod: 'mach' };
  for (let round = 0; round < 4; round += 1) {
    const server = run(['--state', file]);
    const url = await server.url;
    const { token } = await login(url);
    // Enough to make the file large, so that writing it takes a while.
    await Promise.all(
      Array.from({ length: 300 }, () => post(url, '/recharge/createRechargeOrder', order, token)),
    );
    const watcher = watch(folder);
    watcher.once('change', () => server.child.kill('SIGKILL'));
    post(url, '/recharge/createRechargeOrder', order, token).catch(() => undefined);
    await server.exit;
    watcher.close();
    expect(JSON.parse(readFileSync(file, 'utf8')).worlds.default.version).toBe(1);
  }
  const last = run(['--state', file]);
  const url = await last.url;
  expect((await post(url, '/wallet/balance', {}, (await login(url)).token)).total).toBe(25_000);
  expect(readdirSync(folder)).toEqual(['world.json']);
}, 120_000);
