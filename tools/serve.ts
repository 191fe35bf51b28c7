/**
 * Serves the build in dist/ and the mock backend on one port (PORT, default 4173). The mock backend also has hosts of
 * its own (MOCK_PORT 4010, GATEWAY_PORT 4011). `--state FILE`, `--durable`, `--games N`, `--seed N`, `--host` and `--origin` work
 * as for `npm run mock`. With MOCK_CONSOLE_LINK=1, which `npm start` sets, pages have a small link to the mock's
 * console.
 */
import { createServer } from 'node:http';
import { createMockServer, type ListenOptions, type MockServer, type MockServerOptions } from '@copihue/mock';
import { ensureGameFiles } from '@copihue/mock/game-files';
import { networkAddress } from '@copihue/mock/network';
import { onStopRequest } from '@copihue/mock/stopping';
import { toString as toQr } from 'qrcode';
import { isBackendPath, withConsoleLink } from './console/console-link.ts';
import { plainProblem, serveOptions } from './serve/serve-options.ts';
import { readStaticFiles } from './serve/static-files.ts';
import { portSetting, requireFreePorts, runCommand } from './shared/ports.ts';
import { takeTurn } from './shared/turn.mjs';

/** In ms. Idle connections stay open longer than any test waits. */
const KEPT_MS = 120_000;

async function printAddresses(port: number, hostname: string, chance: string): Promise<void> {
  console.log(`\nCopihue is running.\n\n  On this computer    http://localhost:${port}`);
  const network = networkAddress(hostname);
  if (network === undefined) {
    console.log('  On your phone       not yet: start with `npm start -- --host`\n');
  } else {
    const address = `http://${network}:${port}`;
    console.log(`  On your phone       ${address}   (same network)\n`);
    console.log(await toQr(address, { type: 'terminal', small: true }));
  }
  console.log('  Player to try       phone 912345678, password Copihue2026');
  console.log(`  Mock console        http://localhost:${port}/__mock   (SMS codes, orders, faults)`);
  console.log(`  Chance              ${chance}\n`);
  console.log('Stop with Ctrl-C.');
}

/** @throws {PlainProblem} for a state file that cannot be used, or an address that cannot be listened on */
async function startMock(options: MockServerOptions, where: ListenOptions): Promise<MockServer> {
  try {
    const mock = createMockServer(options);
    await mock.listen(where);
    return mock;
  } catch (error) {
    throw plainProblem(error);
  }
}

await runCommand(async () => {
  const { hostname, ...options } = serveOptions();
  const app = portSetting('PORT', 4173, 'the app');
  const main = portSetting('MOCK_PORT', 4010, 'the mock backend');
  const gateway = portSetting('GATEWAY_PORT', 4011, 'its gateway');
  await requireFreePorts([app, main, gateway]);
  const ports = { mockPort: main.port, gatewayPort: gateway.port };

  const gameFiles = await ensureGameFiles();
  const mock = await startMock({ ...options, gameFiles }, { ...ports, hostname });
  // The build and the backend share one origin, so that a phone reaches both.
  const rewrite = process.env.MOCK_CONSOLE_LINK === '1' ? withConsoleLink : undefined;
  // Waits while `npm test` builds.
  const turn = takeTurn('.', 'build');
  const files = readStaticFiles('dist', isBackendPath, rewrite);
  turn.end();
  const backend = mock.listener('combined');
  const server = createServer((request, response) => {
    if (!files.serve(request, response)) backend(request, response);
  });
  // After Node's default of 5 s the server could close a connection just as the next request is sent.
  server.keepAliveTimeout = KEPT_MS;
  mock.attachSockets(server);
  await new Promise<void>((resolve) => server.listen(app.port, hostname, resolve));
  await printAddresses(app.port, hostname, mock.chance);

  return new Promise<number>((resolve) => {
    onStopRequest(() => {
      server.close();
      server.closeAllConnections();
      void mock.close().then((isStored) => {
        if (!isStored) console.error('What happened since the last write of the state is lost.');
        resolve(isStored ? 0 : 1);
      });
    });
  });
});
