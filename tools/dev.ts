/**
 * `npm run dev`: the mock backend and Vite with hot reload; when one ends, the other is stopped.
 * DEV_PORT (5173), MOCK_PORT (4010) and GATEWAY_PORT (4011) choose the ports.
 */
import { exitCode, startNode, stopTogether } from './child.ts';
import { ensureConsole } from './console/ensure-console.ts';
import { portSetting, requireFreePorts, runCommand } from './ports.ts';

await runCommand(async () => {
  const app = portSetting('DEV_PORT', 5173, 'the app');
  const mock = portSetting('MOCK_PORT', 4010, 'the mock backend');
  const gateway = portSetting('GATEWAY_PORT', 4011, 'its gateway');
  await requireFreePorts([app, mock, gateway]);

  const mainHost = `http://localhost:${mock.port}`;
  const gatewayHost = `http://localhost:${gateway.port}`;
  await ensureConsole();
  console.log(
    `App      http://localhost:${app.port}\nConsole  http://localhost:${app.port}/__mock\nMock     ${mainHost}\nGateway  ${gatewayHost}\n`,
  );

  // On the default ports .env.development names the hosts, and .env.local may name a real backend instead.
  const hasOwnPorts = Boolean(process.env.MOCK_PORT || process.env.GATEWAY_PORT);
  const hosts = {
    VITE_MAIN_HOST: mainHost,
    VITE_GATEWAY_HOST: gatewayHost,
    VITE_RESOURCE_HOST: mainHost,
    VITE_GAME_HOST: mainHost,
    VITE_SOCKET_HOST: mainHost,
  };
  const viteArguments = [
    'node_modules/vite/bin/vite.js',
    '--port',
    String(app.port),
    ...process.argv.slice(2),
  ];
  const backend = startNode(['--watch', '--watch-preserve-output', 'mock-server/node/main.ts']);
  const vite = startNode(viteArguments, { MOCK_CONSOLE: mainHost, ...(hasOwnPorts ? hosts : {}) });
  const both = [backend, vite];
  const wasStopped = stopTogether(both);
  const code = await Promise.race(both.map(exitCode));
  for (const child of both) child.kill('SIGTERM');
  return wasStopped() ? 0 : code;
});
