import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { createMockBackend, type MockBackend } from '../create-mock-backend.ts';
import { createMockServer } from './create-mock-server.ts';
import { openStateFile } from './state-file.ts';

const folder = folderOfTest();
let file = '';
beforeEach(() => {
  file = folder('world.json');
});

test('MOC-01 the state file is written during constant changes, and once more when it is closed', async () => {
  const state = openStateFile(file, () => undefined);
  const backend = createMockBackend({ games: 48 });
  state.follow(backend.registry);
  const players = () =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).worlds.default?.state.players.length ?? 0) : 0;
  await addPlayer(backend);
  await vi.waitFor(
    async () => {
      await backend.handle(new Request('http://localhost/ping', { method: 'POST', body: '{}' }), 'main');
      expect(players()).toBe(5);
    },
    { timeout: 60_000, interval: 1 },
  );
  await addPlayer(backend);
  await state.close();
  expect(players()).toBe(6);
});

test.each(['4194304 1', '', `${process.pid} 1`])(
  'MOC-01 a lock that names no running process (%s) is replaced, and the file is free after close',
  async (stale) => {
    writeFileSync(folder('.world.json.lock'), stale);
    const state = openStateFile(file, () => undefined);
    expect(readFileSync(folder('.world.json.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(() => openStateFile(file, () => undefined)).toThrow(`is in use by process ${process.pid}`);
    await state.close();
    expect(readdirSync(folder())).toEqual([]);
  },
);

const snapshotted = (worlds: object) => JSON.stringify({ worlds });
const others: [string, string][] = [
  ['nothing', ''],
  ['no JSON', 'not json'],
  ['half a file', '{"file":"copihue-mock-state","worlds":{"default":{"versi'],
  ...[null, true, 7, 'worlds', [], {}, [{ worlds: {} }], { name: 'copihue', version: '0.1.0' }].map(
    (json): [string, string] => ['other JSON', JSON.stringify(json)],
  ),
  ...[[], 'earth', null, 7, {}, { earth: {} }, { earth: { moons: 1 } }].map((worlds): [string, string] => [
    'worlds of somebody else',
    snapshotted(worlds as object),
  ]),
  ['worlds beside other things', JSON.stringify({ worlds: {}, scores: [1, 2] })],
  ['the mark of another', JSON.stringify({ file: 'save-game', worlds: {} })],
  ['worlds of another version', snapshotted({ default: { version: 1, state: {} } })],
  ['a world without its tables', snapshotted({ default: { version: 6, state: {} } })],
];

const addPlayer = ({ handle }: MockBackend) =>
  handle(new Request('http://localhost/__mock/players', { method: 'POST', body: '{}' }), 'main');

function openWith(name: string): () => unknown {
  return () => createMockServer({ stateFile: name, games: 48, report: () => undefined });
}

test.each(others)(
  'MOC-01 a state file with %s (%s) is refused with what to do, and left as it is',
  async (_what, text) => {
    writeFileSync(file, text);
    expect(openWith(file)).toThrow(/^[^\n]*(?:Move it away|Remove it), or name another file with --state\.$/);
    await vi.waitFor(() => expect(readdirSync(folder())).toEqual(['world.json']), 60_000);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test.each([
  ['a folder', () => mkdirSync(file), /is no file\. Remove it, or name another/],
  [
    'one without a folder',
    () => rmSync(folder(), { recursive: true }),
    /has no folder\. Make it \(mkdir -p /,
  ],
])('MOC-01 a state file that is %s is refused with what to do', (_what, prepare, words) => {
  prepare();
  expect(openWith(file)).toThrow(words);
  expect(openWith(file)).toThrow(/or name another file with --state\.$/);
});

test('MOC-01 a link to a state file stays a link, and is locked as the file', async () => {
  const real = folder('real');
  mkdirSync(real);
  const target = join(real, 'state.json');
  const before = openStateFile(target, () => undefined);
  before.follow(createMockBackend({ games: 48 }).registry);
  await before.close();
  symlinkSync(join('real', 'state.json'), file);
  const state = openStateFile(file, () => undefined);
  const backend = createMockBackend({ games: 48 });
  state.follow(backend.registry);
  await addPlayer(backend);
  expect(() => openStateFile(target, () => undefined)).toThrow('is in use by process');
  expect(await state.close()).toBe(true);
  expect([lstatSync(file).isSymbolicLink(), readlinkSync(file)]).toEqual([true, 'real/state.json']);
  expect(JSON.parse(readFileSync(target, 'utf8')).worlds.default.state.players).toHaveLength(5);
  expect(readdirSync(real)).toEqual(['state.json']);
});

test('MOC-01 only its owner can read a state file, one that others could read before too', async () => {
  writeFileSync(file, JSON.stringify({ file: 'copihue-mock-state', worlds: {} }));
  chmodSync(file, 0o644);
  const old = process.umask(0);
  const state = openStateFile(file, () => undefined);
  const modes = () => readdirSync(folder()).map((name) => (statSync(folder(name)).mode & 0o777).toString(8));
  state.follow(createMockBackend({ games: 48 }).registry);
  await state.flush();
  process.umask(old);
  expect(modes()).toEqual(['600', '600']);
  await state.close();
  expect(modes()).toEqual(['600']);
});

test('MOC-08 a change that the disk refused is not stored until a retry has written it', async () => {
  const reports: string[] = [];
  const state = openStateFile(file, (message) => reports.push(message));
  const backend = createMockBackend({ games: 48 });
  state.follow(backend.registry);
  await state.flush();
  const change = async () => {
    await addPlayer(backend);
    return state.stored();
  };
  expect(await change()).toBe(true);
  rmSync(folder(), { recursive: true });
  expect([await change(), state.isWritten()]).toEqual([false, false]);
  mkdirSync(folder());
  expect([await change(), state.isWritten()]).toEqual([true, true]);
  expect(JSON.parse(readFileSync(file, 'utf8')).worlds.default.state.players).toHaveLength(7);
  expect(reports.map((report) => /could not be written|is written again/.exec(report)?.[0])).toEqual([
    'could not be written',
    'is written again',
  ]);
  expect(await state.close()).toBe(true);
});

test('MOC-01 a close leaves the lock that another process has taken meanwhile', async () => {
  const lock = folder('.world.json.lock');
  const state = openStateFile(file, () => undefined);
  writeFileSync(lock, '1 of-another');
  await state.close();
  expect(readFileSync(lock, 'utf8')).toBe('1 of-another');
});
