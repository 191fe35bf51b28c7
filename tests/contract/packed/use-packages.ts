import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserPath } from '../../../tools/setup/browser.mjs';
import { CHROMIUM_ARGS } from '../../support/chromium.ts';

const CONSUMER_FILES = 'tests/contract/packed/consumer';

export interface Place {
  folder: string;
  node: string;
}

interface Outcome {
  code: number;
  output: string;
}

function execute({ folder, node }: Place, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(node, [...args], { cwd: folder, env: cleanEnvironment() }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: out + errors }),
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

const running = new Set<ChildProcess>();

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

/** Uses free ports. @throws with its output when it ends at once */
export async function startMock(place: Place) {
  const child: ChildProcess = spawn(place.node, [script(place, '@copihue/mock', 'copihue-mock')], {
    cwd: place.folder,
    env: cleanEnvironment(),
  });
  running.add(child);
  let output = '';
  const listens = new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (/console\s+http/.test(output)) resolve();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', (code) => reject(new Error(`copihue-mock ended with ${code}: ${output}`)));
  });
  await listens;
  const address = (line: string) => new RegExp(`${line}\\s+(http:\\S+)`).exec(output)?.[1] ?? '';
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
}

const CONSUMER = `
import { createRequire } from 'node:module';
import { operations } from '@copihue/contract/operations';
import { WalletBalanceResponse } from '@copihue/contract/zod';
import { createMockServer } from '@copihue/mock';
import { ensureGameFiles } from '@copihue/mock/game-files';

const require = createRequire(import.meta.url);
const body = JSON.stringify({ country: 'CL', username: '955555555', password: 'Copihue2026' });
const request = (origin) => new Request(origin + '/user/login', { method: 'POST', body });
const isIn = async (response) => (await response.json()).success;

const players = [{ country: 'CL', username: '955555555', password: 'Copihue2026', isPhoneBound: true, cash: 500 }];
const mock = createMockServer({ gameFiles: await ensureGameFiles(), players });
const { mockPort } = await mock.listen({ mockPort: 0, gatewayPort: 0 });
const origin = 'http://127.0.0.1:' + mockPort;
const pages = {};
for (const path of ['/__mock', '/__mock/reference', '/__mock/openapi.json', '/games/verify'])
  pages[path] = (await fetch(origin + path)).status;
const server = await isIn(await fetch(request(origin)));
await mock.close();

console.log(JSON.stringify({
  title: require('@copihue/contract/openapi.json').info.title,
  events: require('@copihue/contract/asyncapi.json').asyncapi,
  calls: operations.length,
  validates: !WalletBalanceResponse.safeParse({ success: true, message: '', data: {} }).success,
  server,
  pages,
}));
`;

export async function runConsumer(place: Place): Promise<Used> {
  writeFileSync(join(place.folder, 'consumer.mjs'), CONSUMER);
  const { code, output } = await execute(place, ['consumer.mjs']);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '');
}

/** What COMMAND of `copihue-mock exec` sees, and its exit code. */
export async function runExec(place: Place): Promise<Outcome> {
  const look = `const { MOCK_URL, MOCK_CONTROL_URL, GATEWAY_URL } = process.env;
const [index, wrong] = [await fetch(MOCK_URL), await fetch(MOCK_URL + '/v1/pb/confg', { method: 'POST' })];
const players = await (await fetch(MOCK_CONTROL_URL + '/players')).json();
console.log(await index.text(), (await wrong.json()).message.includes(GATEWAY_URL + '/v1/pb/config'), players.at(-1).cash);
process.exit(7);`;
  const command = [script(place, '@copihue/mock', 'copihue-mock'), 'exec', '--scenario', 'rich-player'];
  return execute(place, [...command, '--', place.node, '--input-type=module', '-e', look]);
}

/** A deposit with MSW, in Vitest. */
export function runVitest(place: Place): Promise<Outcome> {
  cpSync(join(CONSUMER_FILES, 'deposit.ts'), join(place.folder, 'deposit.ts'));
  cpSync(join(CONSUMER_FILES, 'vitest-deposit.ts'), join(place.folder, 'deposit.test.ts'));
  return execute(place, [
    join(place.folder, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    place.folder,
  ]);
}

async function inChromium<Found>(address: string, look: (page: Page) => Promise<Found>): Promise<Found> {
  const executablePath = browserPath('.');
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    return await look(page);
  } finally {
    await browser.close();
  }
}

/** A deposit with MSW, in a page with its service worker. @returns the page's title, which is what it found */
export async function runPage({ folder }: Place): Promise<string> {
  for (const file of ['deposit.ts', 'page.ts']) cpSync(join(CONSUMER_FILES, file), join(folder, file));
  mkdirSync(join(folder, 'public'), { recursive: true });
  cpSync(
    join(folder, 'node_modules/msw/lib/mockServiceWorker.js'),
    join(folder, 'public/mockServiceWorker.js'),
  );
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/page.ts"></script>');
  await build({ configFile: false, root: folder, logLevel: 'error', build: { target: 'es2022' } });
  const server = await preview({ configFile: false, root: folder, preview: { port: 0, host: '127.0.0.1' } });
  try {
    return await inChromium(server.resolvedUrls?.local[0] ?? '', async (page) => {
      await page.waitForFunction(() => document.title !== '', undefined, { timeout: 60_000 });
      return page.title();
    });
  } finally {
    await server.close();
  }
}

/** Lets one answer of a connection that was kept be lost. @returns how each of three calls of a page ended */
export async function loseAnAnswer({ main }: { main: string }): Promise<string[]> {
  return inChromium(main, async (page) => {
    const call = () =>
      page.evaluate(() =>
        fetch('/ping', { method: 'POST', body: '{}' }).then(
          ({ status }) => String(status),
          () => 'lost',
        ),
      );
    const before = await call();
    const body = JSON.stringify({ operationId: 'ping', fault: 'drop-after', times: 1 });
    await fetch(`${main}/__mock/faults`, { method: 'POST', body });
    return [before, await call(), await call()];
  });
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
