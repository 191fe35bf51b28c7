import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Place {
  folder: string;
  node: string;
}

interface Outcome {
  code: number;
  said: string;
}

function execute({ folder, node }: Place, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(node, [...args], { cwd: folder, env: cleanEnvironment() }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: out + errors }),
    );
  });
}

/** Without the variables that this project's commands set. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, NODE_PATH: _path, VITEST: _test, ...rest } = process.env;
  return { ...rest, MOCK_PORT: '0', GATEWAY_PORT: '0' };
}

function script({ folder }: Place, name: string, command: string): string {
  const own = join(folder, 'node_modules', name);
  const { bin }: { bin: Record<string, string> } = JSON.parse(
    readFileSync(join(own, 'package.json'), 'utf8'),
  );
  return join(own, bin[command] ?? '');
}

export function contract(place: Place, ...args: string[]): Promise<Outcome> {
  return execute(place, [script(place, '@copihue/contract', 'copihue-contract'), ...args]);
}

export interface RunningMock {
  main: string;
  gateway: string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

/** Uses free ports. @throws with its output when it ends at once */
export async function startMock(place: Place, ...args: string[]): Promise<RunningMock> {
  const child: ChildProcess = spawn(place.node, [script(place, '@copihue/mock', 'copihue-mock'), ...args], {
    cwd: place.folder,
    env: cleanEnvironment(),
  });
  running.add(child);
  let said = '';
  const listens = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (/console\s+http/.test(said)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`copihue-mock ended with ${code}: ${said}`)));
  });
  await listens;
  const address = (line: string) => new RegExp(`${line}\\s+(http:\\S+)`).exec(said)?.[1] ?? '';
  return {
    main: address('API and socket'),
    gateway: address('gateway \\(/v1\\)'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

export interface Used {
  title: string;
  events: string;
  calls: number;
  validates: boolean;
  server: boolean;
  pages: Record<string, number>;
  handlers: boolean;
  /** Undefined on a Node version that MSW does not support. */
  intercepted?: boolean;
}

const CONSUMER = `
import { createRequire } from 'node:module';
import { operations } from '@copihue/contract/operations';
import { WalletBalanceResponse } from '@copihue/contract/zod';
import { createMockServer } from '@copihue/mock';
import { createMockBackend } from '@copihue/mock/backend';
import { ensureGameFiles } from '@copihue/mock/game-files';
import { getResponse } from 'msw';

const require = createRequire(import.meta.url);
const body = JSON.stringify({ country: 'CL', username: '912345678', password: 'Copihue2026' });
const request = (origin) => new Request(origin + '/user/login', { method: 'POST', body });
const isIn = async (response) => (await response.json()).success;

const mock = createMockServer({ gameFiles: await ensureGameFiles() });
const { mockPort } = await mock.listen({ mockPort: 0, gatewayPort: 0 });
const origin = 'http://127.0.0.1:' + mockPort;
const pages = {};
for (const path of ['/__mock', '/__mock/reference', '/__mock/openapi.json', '/games/verify'])
  pages[path] = (await fetch(origin + path)).status;
const server = await isIn(await fetch(request(origin)));
await mock.close();

const { handlers } = createMockBackend();
let intercepted;
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 12)) {
  const { setupServer } = await import('msw/node');
  const interception = setupServer(...handlers);
  interception.listen();
  intercepted = await isIn(await fetch(request('http://any.example')));
  interception.close();
}
console.log(JSON.stringify({
  title: require('@copihue/contract/openapi.json').info.title,
  events: require('@copihue/contract/asyncapi.json').asyncapi,
  calls: operations.length,
  validates: !WalletBalanceResponse.safeParse({ success: true, message: '', data: {} }).success,
  server,
  pages,
  handlers: await isIn(await getResponse(handlers, request('http://any.example'))),
  intercepted,
}));
`;

export async function runConsumer(place: Place): Promise<Used> {
  writeFileSync(join(place.folder, 'consumer.mjs'), CONSUMER);
  const { code, said } = await execute(place, ['consumer.mjs']);
  if (code !== 0) throw new Error(said);
  return JSON.parse(said.split('\n').find((line) => line.startsWith('{')) ?? '');
}

/** Compares the package's contract with itself, and with a copy without one call. */
export async function compare(place: Place): Promise<{ same: Outcome; less: Outcome }> {
  const own = join(place.folder, 'node_modules/@copihue/contract');
  const copy = join(place.folder, 'next');
  for (const part of ['laws', 'paths', 'schemas'])
    cpSync(join(own, part), join(copy, part), { recursive: true });
  for (const file of ['headers', 'parameters', 'refusals', 'responses'])
    cpSync(join(own, `${file}.yaml`), join(copy, `${file}.yaml`));
  const text = readFileSync(join(own, 'openapi.yaml'), 'utf8');
  writeFileSync(join(copy, 'openapi.yaml'), text.replace(/\n {2}\/ping: .*\n/, '\n'));
  const [same, less] = await Promise.all([
    contract(place, 'diff', own, own),
    contract(place, 'diff', own, copy),
  ]);
  return { same, less };
}
