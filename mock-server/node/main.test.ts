import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { killAll, login, run } from '../../tests/support/run-mock.ts';
import manifest from '../package.json' with { type: 'json' };

const folder = folderOfTest();

afterEach(() => {
  killAll();
});

test('MOC-01 --help explains, and the start names the addresses and the seeded player', async () => {
  const help = run(['--help']);
  expect(await help.exit).toBe(0);
  expect(help.output()).toContain('--state FILE');
  const version = run(['--version']);
  expect([await version.exit, version.output()]).toEqual([0, `${manifest.version}\n`]);
  const server = run([]);
  await server.url;
  expect(server.output()).toContain('phone 912345678, password Copihue2026, balance 25,000.00');
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

test('MOC-06 --worlds says how many worlds are kept, the one unused for longest goes first', async () => {
  const server = run(['--worlds', '3']);
  const url = await server.url;
  for (const world of ['one', 'two', 'three'])
    await fetch(`${url}/ping`, { method: 'POST', headers: { 'x-mock-world': world }, body: '{}' });
  const worlds = await (await fetch(`${url}/__mock/worlds`)).json();
  expect(worlds.ids.sort()).toEqual(['default', 'three', 'two']);
});

test.each([
  ['an unknown flag', ['--prot', '1'], {}, 'Did you mean --port?'],
  ['exec without a command', ['exec'], {}, 'exec needs a command'],
  ['nowhere to keep what is durable', ['--durable'], {}, 'add --state FILE'],
  ['a bad port', [], { MOCK_PORT: '70000' }, 'MOCK_PORT must be a whole number'],
])('MOC-01 %s is one clear line and exit code 2', async (_name, args, env, words) => {
  const { exit, output } = run(args, env);
  expect(await exit).toBe(2);
  expect(output()).toContain(words);
  expect(output().trim().split('\n')).toHaveLength(1);
});

test('MOC-09 exec ends with 127 for a command that does not exist, as a shell does', async () => {
  const { exit, output } = run(['exec', '--', 'no-such-command']);
  expect(await exit).toBe(127);
  expect(output()).toBe('mock: no-such-command: not found\n');
});

test('MOC-01 a busy port is one clear line and exit code 2', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const address = busy.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const { exit, output } = run([], { GATEWAY_PORT: port });
  expect(await exit).toBe(2);
  expect(output()).toBe(
    `mock: Port ${port} is in use. Stop what listens there, or choose another one by --port, MOCK_PORT or GATEWAY_PORT.\n`,
  );
  busy.close();
});

test('MOC-01 a full disk is reported once, leaves no file behind, and makes the exit code 1', async () => {
  const file = folder('world.json');
  const server = run(['--state', file]);
  const url = await server.url;
  const before = readFileSync(file, 'utf8');
  // The temporary file is a link to /dev/full, so that every write fails with ENOSPC.
  const fillDisk = () => symlinkSync('/dev/full', folder(`.world.json.${server.child.pid}.next`));
  const health = async () => {
    const answer = await fetch(`${url}/healthz`);
    return [answer.status, await answer.json()];
  };
  expect(await health()).toEqual([200, { status: 'ok' }]);
  fillDisk();
  await login(url);
  await expect.poll(server.output).toContain('ENOSPC');
  expect(await health()).toEqual([503, { status: 'failing', problem: 'the state file cannot be written' }]);
  expect(readdirSync(folder()).sort()).toEqual(['.world.json.lock', 'world.json']);
  fillDisk();
  await login(url);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(1);
  expect(server.output().match(/^mock: .*$/gm)).toEqual([
    `mock: The state file ${file} could not be written, and is as it was before: ENOSPC: no space left on device, write. Make room for it; it is tried again every second.`,
    'mock: what happened since the last write of the state is lost.',
  ]);
  expect([readFileSync(file, 'utf8'), readdirSync(folder())]).toEqual([before, ['world.json']]);
});
