import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMockBackend } from '../create-mock-backend.ts';
import { openStateFile } from './state-file.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copihue-state-'));
  file = join(folder, 'world.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('MOC-01 what happened gets into the state file however much goes on happening, and the rest when it is closed', async () => {
  const state = openStateFile(file, () => undefined);
  const backend = createMockBackend({ games: 48 });
  state.follow(backend.registry);
  const post = (path: string) =>
    backend.handle(new Request(`http://localhost${path}`, { method: 'POST', body: '{}' }), 'main');
  const players = () =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).worlds.default?.state.players.length ?? 0) : 0;
  await post('/__mock/players');
  await vi.waitFor(
    async () => {
      await post('/ping');
      expect(players()).toBe(5);
    },
    { timeout: 10_000, interval: 1 },
  );
  await post('/__mock/players');
  await state.close();
  expect(players()).toBe(6);
});

test.each(['4194304 1', '', `${process.pid} 1`])(
  'MOC-01 a lock that names no running process (%s) is replaced, and the file is free after close',
  async (stale) => {
    writeFileSync(join(folder, '.world.json.lock'), stale);
    const state = openStateFile(file, () => undefined);
    expect(readFileSync(join(folder, '.world.json.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(() => openStateFile(file, () => undefined)).toThrow(`is in use by process ${process.pid}`);
    await state.close();
    expect(readdirSync(folder)).toEqual([]);
  },
);
