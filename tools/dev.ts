/**
 * `npm run dev`: the mock backend and Vite with hot reload. When one ends, the other is stopped. Vite forwards the
 * app's calls, so that `/?world=NAME` chooses a world (tools/console/console-link.ts). The mock's own hosts answer too.
 * `--host` allows a phone on the same network. PORT (5173), MOCK_PORT (4010) and GATEWAY_PORT (4011) choose the ports.
 */
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
  const backend = startNode([
    '--watch',
    '--watch-preserve-output',
    'mock-server/node/main.ts',
    '--one-port',
    '--host',
    hostname,
  ]);
  const vite = startNode(viteArguments, { MOCK_CONSOLE: mainHost });
  const both = [backend, vite];
  const wasStopped = stopTogether(both);
  const code = await Promise.race(both.map(exitCode));
  for (const child of both) child.kill('SIGTERM');
  return wasStopped() ? 0 : code;
});
