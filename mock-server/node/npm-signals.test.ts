import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { mach } from '../../tests/support/deposits.ts';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { groupOf, isFree, killGroup } from '../../tests/support/process-group.ts';
import { login, post } from '../../tests/support/run-mock.ts';

const PATIENT = { timeout: 60_000 };
const folder = folderOfTest();
let npm: ChildProcess | undefined;
afterEach(() => {
  killGroup(npm?.pid);
});

test.each([
  ['SIGTERM', 'npm alone'],
  ['SIGHUP', 'the whole group'],
] as const)(
  'MOC-01 %s to %s ends `npm run mock`: the state is written, the ports are free, no process is left',
  async (signal, whom) => {
    const file = folder('world.json');
    const env = { ...process.env, MOCK_PORT: '0', GATEWAY_PORT: '0' };
    // --ignore-scripts omits the premock script, which starts no lasting process.
    npm = spawn('npm', ['run', '--ignore-scripts', 'mock', '--', '--state', file], { detached: true, env });
    let output = '';
    npm.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output, PATIENT).toMatch(/console +http/);
    const ports = [...output.matchAll(/127\.0\.0\.1:(\d+)$/gm)].map(([, port]) => Number(port));
    expect(ports).toHaveLength(2);
    const url = `http://127.0.0.1:${ports[0]}`;
    const { token } = await login(url);
    const order = await post(url, '/recharge/createRechargeOrder', { amount: 5000, ...mach }, token);
    const leader = npm.pid ?? 0;
    expect(groupOf(leader).length).toBeGreaterThanOrEqual(2);
    process.kill(whom === 'npm alone' ? leader : -leader, signal);
    await expect.poll(() => groupOf(leader), PATIENT).toEqual([]);
    expect(await Promise.all(ports.map(isFree))).toEqual([true, true]);
    expect(readFileSync(file, 'utf8')).toContain(order.id);
    expect(readdirSync(folder())).toEqual(['world.json']);
  },
);
