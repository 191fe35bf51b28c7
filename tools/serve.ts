/**
 * Serves the build in dist/ and the mock backend on one port (PORT, default 4173). The mock backend also has hosts of
 * its own (MOCK_PORT 4010, GATEWAY_PORT 4011). `--state FILE`, `--durable`, `--games N`, `--seed N`, `--host` and `--origin` work
 * as for `npm run mock`. `--build`, which `npm start` sets, builds a stale app first and links the mock's console.
 */
import { createServer } from 'node:http';
import { createMockServer } from '@copihue/mock';
import { ensureGameFiles } from '@copihue/mock/game-files';
import { networkAddress, withHostValue } from '@copihue/mock/network';
import { serverOptions, serverOptionsFrom } from '@copihue/mock/server-options';
import { onStopRequest } from '@copihue/mock/stopping';
import { toString as toQr } from 'qrcode';
import { isBackendPath, withConsoleLink } from './console/console-link.ts';
import { ensureConsole } from './console/ensure-console.ts';
import { readStaticFiles } from './serve/static-files.ts';
import { isBuilt } from './shared/built.ts';
import { exitCode, startNode, stopTogether } from './shared/child.ts';
import { readOptions } from './shared/options.ts';
import { PlainProblem, portSetting, requireFreePorts, runCommand } from './shared/ports.ts';
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

const USAGE =
  'Use --host [IP], --origin URL, --trust-proxy, --games N, --seed N, --state FILE or --durable (`npm run mock -- --help` explains them).';

/** What the mock backend refuses is the user's to mend: an option, a state file, an address to listen on. */
async function plainly<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    throw new PlainProblem(error instanceof Error ? error.message : String(error));
  }
}

/** @returns an exit code when the server must not start */
async function buildStale(): Promise<number | undefined> {
  if (!isBuilt()) {
    console.log('Building the app.');
    const build = startNode(['tools/build.ts']);
    const wasStopped = stopTogether([build]);
    const code = await exitCode(build);
    if (code !== 0) return wasStopped() ? 0 : code;
  }
  await ensureConsole();
  return undefined;
}

await runCommand(async () => {
  const { values } = readOptions(USAGE, {
    args: withHostValue(process.argv.slice(2)),
    options: { ...serverOptions, build: { type: 'boolean', default: false } },
  });
  const { host: hostname, build: isBuilding } = values;
  const options = await plainly(() => serverOptionsFrom(values));
  const app = portSetting('PORT', 4173, 'the app');
  const main = portSetting('MOCK_PORT', 4010, 'the mock backend');
  const gateway = portSetting('GATEWAY_PORT', 4011, 'its gateway');
  await requireFreePorts([app, main, gateway]);
  const failed = isBuilding ? await buildStale() : undefined;
  if (failed !== undefined) return failed;

  const gameFiles = await ensureGameFiles();
  const mock = await plainly(() => createMockServer({ ...options, gameFiles }));
  await plainly(() => mock.listen({ mockPort: main.port, gatewayPort: gateway.port, hostname }));
  // The build and the backend share one origin, so that a phone reaches both.
  const rewrite = isBuilding ? withConsoleLink : undefined;
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
