import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/shared/start-serve.ts';
import { expect, test } from '../support/e2e.ts';
import { groupOf, isFree, killGroup } from '../support/process-group.ts';
import { login, post } from '../support/run-mock.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  test(`MOC-01 \`npm start\` ends by ${signal} to npm alone: the state is written, the ports are free, no process is left`, async () => {
    const folder = scratchFolder();
    const file = join(folder, 'world.json');
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const [PORT = '', MOCK_PORT = '', GATEWAY_PORT = ''] = ports.map(String);
    const env = { ...process.env, PORT, MOCK_PORT, GATEWAY_PORT };
    // `prestart` is skipped: the build exists, and `npm start` would write files.
    const npm = spawn('npm', ['start', '--ignore-scripts', '--', '--state', file], { detached: true, env });
    try {
      let output = '';
      npm.stdout.on('data', (chunk) => {
        output += chunk;
      });
      await expect.poll(() => output).toContain('Copihue is running.');
      const url = `http://127.0.0.1:${PORT}`;
      expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
      const order = { amount: 5000, payChannel: 'mach', paymentMethod: 'mach' };
      const { id } = await post(url, '/recharge/createRechargeOrder', order, (await login(url)).token);
      const leader = npm.pid ?? 0;
      expect(groupOf(leader).length).toBeGreaterThanOrEqual(3);
      process.kill(leader, signal);
      await expect.poll(() => groupOf(leader)).toEqual([]);
      expect(await Promise.all(ports.map(isFree))).toEqual([true, true, true]);
      expect(readFileSync(file, 'utf8')).toContain(id);
      expect(readdirSync(folder)).toEqual(['world.json']);
    } finally {
      killGroup(npm.pid);
    }
  });
}
