import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { operations } from '@copihue/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPackages } from '../../../tools/pack/pack-packages.ts';
import { linkPackages } from './link-packages.ts';
import {
  compare,
  contract,
  killAll,
  loseAnAnswer,
  type Place,
  runConsumer,
  runExec,
  runPage,
  runVitest,
  startMock,
} from './use-packages.ts';

const MEGABYTE = 1024 * 1024;
let place: Place;
let bytes = 0;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-packed-'));
  place = { folder, node: process.execPath };
  bytes = linkPackages(await packPackages(join(folder, 'packed')), folder, [
    'msw',
    'vitest',
    'socket.io-client',
  ]);
});
afterAll(() => {
  killAll();
  rmSync(place.folder, { recursive: true, force: true });
});

test('CON-11 the two packages and all they need are at most 90 MB', () => {
  expect(bytes / MEGABYTE).toBeGreaterThan(10);
  expect(bytes / MEGABYTE).toBeLessThan(90);
});

test('CON-11 the packed check finds nothing at the packed mock backend', async () => {
  const mock = await startMock(place);
  const { code, output } = await contract(
    place,
    ...['check', '--main', mock.main, '--gateway', mock.gateway, '--control', `${mock.main}/__mock`],
    ...['--username', '912345678', '--password', 'Copihue2026', '--parts', 'journey', '--allow-unseen'],
  );
  await mock.stop();
  expect(code, output).toBe(0);
  expect(output).toContain('Nothing wrong in what was seen');
});

test('CON-11 the packed comparison reads the contract of the package, and names what breaks', async () => {
  const { same, less } = await compare(place);
  expect(same).toMatchObject({ code: 0 });
  expect(less).toMatchObject({ code: 1, output: expect.stringContaining('/ping') });
  expect(await contract(place, 'compare')).toMatchObject({
    code: 2,
    output: expect.stringMatching(/no command compare\.\n\ncopihue-contract check/),
  });
});

test('CON-11 the packages give other code the documents, the validators and a server', async () => {
  const used = await runConsumer(place);
  expect(used).toEqual({
    title: 'Copihue player API',
    events: '3.0.0',
    calls: operations.length,
    validates: true,
    server: true,
    pages: { '/__mock': 200, '/__mock/reference': 200, '/__mock/openapi.json': 200, '/games/verify': 200 },
  });
});

test('MOC-09 the packed exec gives a command the addresses of a prepared backend, and ends with its exit code', async () => {
  const { code, output } = await runExec(place);
  expect(code, output).toBe(7);
  expect(output).toContain('/__mock/control.json');
  expect(output).toContain('true 12345678');
});

test('MOC-05 a deposit, its bank and its event work with MSW in Vitest, by polling and by WebSocket', async () => {
  const { code, output } = await runVitest(place);
  expect(code, output).toBe(0);
  expect(output).toContain('2 passed');
});

test('MOC-05 a deposit and its bank work with MSW in a page with a service worker', async () => {
  const found = (amount: number, status: number) => ({ isKnown: true, amount, status });
  expect(JSON.parse(await runPage(place))).toEqual([found(10_000, 2), found(10_013, 3)]);
});

test('MOC-04 an answer that the packed mock drops once is lost to a page, and the next one arrives', async () => {
  const mock = await startMock(place);
  expect(await loseAnAnswer(mock)).toEqual(['200', 'lost', '200']);
  await mock.stop();
});

test('CON-11 no document of the packages links to a file that is not packed', () => {
  const owners = ['contract', 'mock'].map((name) => join(place.folder, 'node_modules/@copihue', name));
  const documents = owners.flatMap((owner) =>
    globSync('*.md', { cwd: owner }).map((name) => join(owner, name)),
  );
  expect(documents.length).toBeGreaterThan(2);
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link = '']) => join(dirname(document), link))
      .filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});

test('CON-11 the types of both packages hold in strict code of others', async () => {
  const { folder } = place;
  const code = `import type { Balance } from '@copihue/contract/types';
import { createMockServer } from '@copihue/mock';
import { createMockBackend } from '@copihue/mock/backend';
import { mswHandlers } from '@copihue/mock/msw';
export const total = (balance: Balance): number => balance.total;
export const address = async (): Promise<number> =>
  (await createMockServer().listen({ mockPort: 0, gatewayPort: 0 })).mockPort;
export const wrong: string = mswHandlers(createMockBackend()).length;
`;
  writeFileSync(join(folder, 'types.mts'), code);
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
  const roots = ['--typeRoots', resolve('node_modules/@types'), '--skipLibCheck'];
  const compiler = resolve('node_modules/.bin/tsc');
  const output = await new Promise<string>((done) => {
    execFile(
      compiler,
      [...flags, ...roots, 'types.mts'],
      { cwd: folder, shell: process.platform === 'win32' },
      (_, out) => done(out),
    );
  });
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^types\.mts\(8,14\).*'number'.*'string'/),
  ]);
});
