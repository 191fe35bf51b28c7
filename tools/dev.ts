/**
 * `npm run dev`: the mock backend and Vite with hot reload. When one ends, the other is stopped. Vite forwards the
 * app's calls, so that `/?world=NAME` chooses a world (tools/console/console-link.ts). The mock's own hosts answer too.
 * `--host` allows a phone on the same network. PORT (5173), MOCK_PORT (4010) and GATEWAY_PORT (4011) choose the ports.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networkAddress, networkOptions, withHostValue } from '@copihue/mock/network';
import { ensureConsole } from './console/ensure-console.ts';
import { exitCode, startNode, stopTogether } from './shared/child.ts';
import { readOptions } from './shared/options.ts';
import { portSetting, requireFreePorts, runCommand } from './shared/ports.ts';

await runCommand(async () => {
  const args = withHostValue(process.argv.slice(2));
  const options = { host: networkOptions.host };
  const hostname = readOptions('Use --host, or --host ADDRESS.', { args, options }).values.host;
  const app = portSetting('PORT', 5173, 'the app');
  const mock = portSetting('MOCK_PORT', 4010, 'the mock backend');
  const gateway = portSetting('GATEWAY_PORT', 4011, 'its gateway');
  await requireFreePorts([app, mock, gateway]);

  const name = networkAddress(hostname) ?? 'localhost';
  const mainHost = `http://${name}:${mock.port}`;
  const gatewayHost = `http://${name}:${gateway.port}`;
  await ensureConsole();
  console.log(
    `App      http://${name}:${app.port}\nConsole  http://${name}:${app.port}/__mock\nMock     ${mainHost}\nGateway  ${gatewayHost}\n`,
  );

  const viteArguments = ['node_modules/vite/bin/vite.js', '--port', String(app.port), ...args];
  const folder = mkdtempSync(join(tmpdir(), 'copihue-dev-'));
  const backend = startNode([
    '--watch',
    '--watch-preserve-output',
    'mock-server/node/main.ts',
    '--one-port',
    '--host',
    hostname,
    // An edit starts the mock again, with the worlds it had.
    '--state',
    join(folder, 'worlds.json'),
  ]);
  const vite = startNode(viteArguments, { MOCK_CONSOLE: mainHost });
  const both = [backend, vite];
  const wasStopped = stopTogether(both);
  const ends = both.map(exitCode);
  const code = await Promise.race(ends);
  for (const child of both) child.kill('SIGTERM');
  await Promise.all(ends);
  rmSync(folder, { recursive: true, force: true });
  return wasStopped() ? 0 : code;
});
