#!/usr/bin/env node
/** The mock backend as a command (MOC-01): `copihue-mock --help`. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { optionProblem } from '@copihue/contract/nearest-name';
import { scenarioNamed, scenarioNames } from '../control/scenario-names.ts';
import type { MockServer } from './create-mock-server.ts';
import { addressesOf, NETWORK_USAGE, withHostValue } from './network.ts';
import { serverOptions, serverOptionsFrom, wholeNumber } from './server-options.ts';
import { onStopRequest } from './stopping.ts';

const USAGE = `Copihue mock backend: API, gateway, socket, drawings and bank page from one pretend world.

  copihue-mock [options]
  copihue-mock exec [options] -- COMMAND   starts it on free ports, runs COMMAND with its addresses in MOCK_URL, GATEWAY_URL
                                           and MOCK_CONTROL_URL, stops it, and ends with COMMAND's exit code

  --proxy URL    a real backend answers; requests and answers that break the contract are told here and on the console.
                 Its socket passes through. --proxy-gateway URL where /v1 is another host
  --port N       port of the main host; the gateway takes the next one (default 4010 and 4011)
  --scenario NAME   the state of every new world: ${scenarioNames.join(', ')}
  --state FILE   keep the world in FILE across restarts
  --durable      with --state: what changes something is answered only when the disk has it, so that a kill at any moment
                 loses nothing that was answered
  --games N      games in the catalogue (default 240, for scale 10000)
  --worlds N     worlds kept at most, the one unused for longest goes first (default 200; about 20 kB each, and what is
                 done in it)
  --one-port     the main host answers the gateway's calls as well
  --seed N       makes tokens, codes and chance repeatable, and predictable; without it they come from the system
${NETWORK_USAGE}
  --help         this text; --version that of this package

  MOCK_PORT, GATEWAY_PORT   the ports, where --port is not given`;

/** Exit code when an acknowledged change is not on the disk. */
const LOST = 1;
const MISUSED = 2;
/** As a shell ends. */
const NOT_FOUND = 127;

const optionNames = {
  ...serverOptions,
  port: { type: 'string' },
  proxy: { type: 'string' },
  'proxy-gateway': { type: 'string' },
  scenario: { type: 'string' },
  worlds: { type: 'string', default: '200' },
  'one-port': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

function commandIn(words: readonly string[], command: readonly string[]): readonly string[] | undefined {
  const [verb] = words;
  if (verb === undefined && command.length === 0) return undefined;
  if (verb !== 'exec' || words.length > 1)
    throw new Error(`There is no command ${words.join(' ')}. Write copihue-mock exec -- COMMAND.`);
  if (command.length > 0) return command;
  throw new Error('exec needs a command: copihue-mock exec -- npx vitest run');
}

function portsFrom(port: string | undefined, isFree: boolean) {
  const { MOCK_PORT = isFree ? '0' : '4010', GATEWAY_PORT = isFree ? '0' : '4011' } = process.env;
  const mockPort = wholeNumber('--port', port, 0, 65_534);
  return {
    mockPort: mockPort ?? wholeNumber('MOCK_PORT', MOCK_PORT, 0, 65_535) ?? 0,
    gatewayPort: mockPort
      ? mockPort + 1
      : (mockPort ?? wholeNumber('GATEWAY_PORT', GATEWAY_PORT, 0, 65_535) ?? 0),
  };
}

function proxyFrom(main: string | undefined, gateway: string | undefined) {
  if (main === undefined && gateway !== undefined) throw new Error('--proxy-gateway needs --proxy URL.');
  if (main === undefined) return {};
  for (const text of [main, gateway ?? main])
    if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
      throw new Error(`--proxy must be an address such as https://api.example, not "${text}".`);
  return { proxy: { main, ...(gateway === undefined ? {} : { gateway }) } };
}

function settings() {
  const given = process.argv.slice(2);
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const { values, positionals } = parseArgs({
    args: withHostValue(given.slice(0, end)),
    allowPositionals: true,
    options: optionNames,
  });
  const { help, version } = values;
  const command = help || version ? undefined : commandIn(positionals, given.slice(end + 1));
  return {
    help,
    version,
    ...serverOptionsFrom(values),
    worldsAtMost: wholeNumber('--worlds', values.worlds, 1, 100_000),
    isOnePort: values['one-port'],
    command,
    ...proxyFrom(values.proxy, values['proxy-gateway']),
    ...portsFrom(values.port, command !== undefined),
    ...(values.scenario === undefined ? {} : { scenario: scenarioNamed(values.scenario) }),
    hostname: values.host,
  };
}

function addresses(hostname: string, port: number): string {
  return addressesOf(hostname)
    .map((address) => `http://${address}:${port}`)
    .join('  ');
}

function stopOnSignal(server: MockServer): void {
  onStopRequest(() => {
    void server.close().then((isStored) => {
      if (!isStored) console.error('mock: what happened since the last write of the state is lost.');
      process.exit(isStored ? 0 : LOST);
    });
  });
}

function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use. Stop what listens there, or choose another one by --port, MOCK_PORT or GATEWAY_PORT.`;
  }
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return `${optionProblem(error, Object.keys(optionNames))} --help lists the options.`;
  }
  return error.message.split('\n')[0] ?? error.message;
}

function runCommand(server: MockServer, [program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  const end = (code: number) =>
    void server.close().then((isStored) => process.exit(code || (isStored ? 0 : LOST)));
  child.once('error', ({ message, code }: NodeJS.ErrnoException) => {
    const isAbsent = code === 'ENOENT';
    console.error(`mock: ${isAbsent ? `${program}: not found` : message}`);
    end(isAbsent ? NOT_FOUND : MISUSED);
  });
  child.once('exit', (code, signal) => end(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  onStopRequest((signal) => child.kill(signal));
}

async function start(): Promise<void> {
  const { help, version, command, stateFile, hostname, mockPort, gatewayPort, ...options } = settings();
  if (help) {
    console.log(USAGE);
    return;
  }
  if (version) {
    console.log(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
    return;
  }
  // Node 20 does not have it. From the second start on it saves 250 of 600 ms.
  module.enableCompileCache?.();
  // Loaded late, so that help and wrong options are answered at once.
  const [{ createMockServer }, { ensureGameFiles }, { seedPlayers }, { formatMinor }] = await Promise.all([
    import('./create-mock-server.ts'),
    import('./game-files.ts'),
    import('../seed/world.ts'),
    import('../world/tables/money.ts'),
  ]);
  const gameFiles = await ensureGameFiles();
  const server = createMockServer({ ...options, stateFile, gameFiles });
  const ports = await server.listen({ mockPort, gatewayPort, hostname });
  if (command) {
    const [host = hostname] = addressesOf(hostname);
    const main = `http://${host}:${ports.mockPort}`;
    runCommand(server, command, {
      ...process.env,
      MOCK_URL: main,
      GATEWAY_URL: `http://${host}:${ports.gatewayPort}`,
      MOCK_CONTROL_URL: `${main}/__mock`,
    });
    return;
  }
  stopOnSignal(server);
  const [player] = seedPlayers;
  console.log(`Copihue mock backend
  API and socket  ${addresses(hostname, ports.mockPort)}
  gateway (/v1)   ${addresses(hostname, ports.gatewayPort)}
  ${
    options.proxy
      ? `backend         ${options.proxy.main}`
      : `player          phone ${player.username}, password ${player.password}, balance ${formatMinor(player.balance)}
  chance          ${server.chance}`
  }
  console         http://127.0.0.1:${ports.mockPort}/__mock${stateFile === undefined ? '' : `\n  state           ${stateFile}`}`);
}

start().catch((error: unknown) => {
  console.error(`mock: ${oneLine(error)}`);
  process.exit(MISUSED);
});
