import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { operations } from '@copihue/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const document = resolve('openapi/dist/openapi.json');
// git, linters and editors ignore node_modules.
mkdirSync('node_modules/.cache', { recursive: true });
const folder = mkdtempSync(resolve('node_modules/.cache/generators-'));
const node = (script: string, ...args: string[]) =>
  run(process.execPath, [resolve('node_modules', script), ...args], { cwd: folder, maxBuffer: 1e8 });
const written = (name: string) => readFileSync(join(folder, name), 'utf8');

/** `success` selects the envelope: a refusal has no balance. */
const READ = `(answer: Answer): number | string => answer.success ? answer.data.total : answer.message;
  // @ts-expect-error: data of a refusal
  export const wrong = (answer: Answer) => answer.success || answer.data.total;`;

/** Each program passes the gateway's address itself: see the last test. */
const PROGRAMS = {
  'openapi-typescript': `
    import type { components, paths } from './openapi-typescript.ts';
    type Answer = paths['/wallet/balance']['post']['responses'][200]['content']['application/json'];
    export const read = ${READ}
    export const balance = (answer: components['schemas']['WalletBalanceSuccess']) => read(answer);`,
  'hey-api': `
    import type { FailureEnvelope, WalletBalanceSuccess } from './hey-api/types.gen.ts';
    import { pigLoad, walletBalance } from './hey-api/sdk.gen.ts';
    type Answer = WalletBalanceSuccess | FailureEnvelope;
    export const read = ${READ}
    export async function load() {
      await pigLoad({ body: {}, baseUrl: 'https://gateway.example' });
      const { data } = await walletBalance({ body: {} });
      return data && read(data);
    }`,
  'swagger-typescript-api': `
    import { Api, type FailureEnvelope, type WalletBalanceSuccess } from './swagger-typescript-api.ts';
    type Answer = WalletBalanceSuccess | FailureEnvelope;
    export const read = ${READ}
    export async function load(api: Api<unknown>) {
      await api.v1.pigLoad({}, { baseUrl: 'https://gateway.example' });
      return read((await api.wallet.walletBalance({})).data);
    }`,
};

/** orval's clients, whose code is compiled as it is. The app uses its hooks. */
const ORVAL = ['axios', 'axios-functions', 'fetch', 'zod'];
const AXIOS = `declare module 'axios' {
  export type AxiosRequestConfig = object;
  export type AxiosResponse<T = unknown> = { data: T };
  export type AxiosInstance = {
    create(config?: object): AxiosInstance;
    getUri(config?: object): string;
    post<T>(url: string, body?: unknown, config?: object): Promise<T>;
  };
  const axios: AxiosInstance;
  export default axios;
}`;

async function writeOrvalClients(): Promise<void> {
  const project = (client: string) => ({
    input: { target: document },
    output: { target: `orval-${client}.ts`, client },
  });
  const projects = Object.fromEntries(ORVAL.map((client) => [client, project(client)]));
  writeFileSync(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(projects)};`);
  writeFileSync(join(folder, 'axios.d.ts'), AXIOS);
  await node('orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs');
}

async function compilerMessages(): Promise<string> {
  for (const [name, program] of Object.entries(PROGRAMS))
    writeFileSync(join(folder, `program-${name}.ts`), program);
  const options = { strict: true, noEmit: true, target: 'es2022', module: 'esnext', types: [] };
  const resolution = { moduleResolution: 'bundler', allowImportingTsExtensions: true };
  const compilerOptions = { ...options, ...resolution, lib: ['es2023', 'dom', 'dom.iterable'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  const failed = (error: { stdout?: string }) => ({ stdout: error.stdout || String(error) });
  return (await node('@typescript/native/bin/tsc', '-p', '.').catch(failed)).stdout;
}

beforeAll(async () => {
  await Promise.all([
    writeOrvalClients(),
    node('openapi-typescript/bin/cli.js', document, '-o', 'openapi-typescript.ts'),
    node('@hey-api/openapi-ts/bin/run.js', '-i', document, '-o', 'hey-api', '--silent', '--no-log-file'),
    node(
      'swagger-typescript-api/dist/cli.mjs',
      ...['generate', '-p', document, '-o', folder, '-n', 'swagger-typescript-api.ts', '--silent'],
    ),
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('CON-08 the code of four generators compiles, and `success` decides between the named envelopes', async () => {
  expect(await compilerMessages()).toBe('');
});

test.each([
  ['openapi-typescript.ts', (name: string) => `        ${name}: {`],
  ['hey-api/types.gen.ts', (name: string) => `export type ${name} = `],
  ['swagger-typescript-api.ts', (name: string) => `export interface ${name} {`],
])('CON-08 the generated %s names the envelope of every call', (file, named) => {
  const text = written(file);
  const missing = operations
    .map(({ operationId }) => `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Success`)
    .filter((name) => !text.includes(named(name)));
  expect(missing).toEqual([]);
  expect(text).toContain(named('FailureEnvelope'));
});

// openapi/GUIDE.md says the same to backend and app teams; a newer generator may do better.
test('CON-08 three generators of TypeScript drop the host of a single call, so that a program names the gateway itself', () => {
  const gateway = 'http://127.0.0.1:4011';
  expect(readFileSync(document, 'utf8')).toContain(gateway);
  expect(written('openapi-typescript.ts')).not.toContain(gateway);
  expect(written('swagger-typescript-api.ts')).not.toContain(gateway);
  expect(written('hey-api/sdk.gen.ts') + written('hey-api/client.gen.ts')).not.toContain(gateway);
});
