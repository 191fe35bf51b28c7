import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { differences } from './differences.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-differences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('CON-02 generated files that are the same are no drift', () => {
  const files = { 'game/game.ts': 'a', 'contract.schemas.ts': 'b' };
  expect(differences(folderWith(files), folderWith(files))).toEqual([]);
});

test('CON-02 the drift of generated files names every file that differs, is missing or is no longer generated', () => {
  const committed = folderWith({ 'same.ts': '1', 'game/edited.ts': 'by hand', 'gone.ts': 'x' });
  const fresh = folderWith({ 'same.ts': '1', 'game/edited.ts': 'generated', 'model/new.ts': 'y' });
  expect(differences(committed, fresh).sort()).toEqual(
    [
      `${join(committed, 'game/edited.ts')} differs`,
      `${join(committed, 'gone.ts')} is no longer generated`,
      `${join(committed, 'model/new.ts')} is missing`,
    ].sort(),
  );
});

test('CON-02 a generated folder that was never committed is drift', () => {
  const fresh = folderWith({ 'calls.ts': '1' });
  expect(differences(join(fresh, 'nowhere'), fresh)).toHaveLength(1);
});
