import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { isBuilt, markBuilt } from './built.ts';

const root = folderOfTest();

test('a build counts until a source or its page changes, and again when the change is undone', () => {
  for (const folder of ['src/app', 'dist']) mkdirSync(root(folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(root(file), text);
  write('src/app/shell.ts', 'a');
  write('dist/index.html', '<html>');
  expect(isBuilt(root())).toBe(false);
  markBuilt(root());
  write('src/app/shell.test.ts', '');
  expect(isBuilt(root())).toBe(true);
  for (const [file, before] of [
    ['src/app/shell.ts', 'a'],
    ['dist/index.html', '<html>'],
  ] as const) {
    write(file, 'other');
    expect(isBuilt(root())).toBe(false);
    write(file, before);
    expect(isBuilt(root())).toBe(true);
  }
  rmSync(root('src/app/shell.ts'));
  expect(isBuilt(root())).toBe(false);
});
