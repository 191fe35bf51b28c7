import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { isBuilt, markBuilt } from './built.ts';

const root = folderOfTest();

beforeEach(() => {
  for (const folder of ['src/app', 'dist']) mkdirSync(root(folder), { recursive: true });
  writeFileSync(root('src/app/shell.ts'), 'export const a = 1;');
  writeFileSync(root('dist/index.html'), '<html>');
});

test('a build counts until a source changes, and again when the change is undone', () => {
  expect(isBuilt(root())).toBe(false);
  markBuilt(root());
  expect(isBuilt(root())).toBe(true);
  writeFileSync(root('src/app/shell.ts'), 'export const a = 2;');
  expect(isBuilt(root())).toBe(false);
  writeFileSync(root('src/app/shell.ts'), 'export const a = 1;');
  expect(isBuilt(root())).toBe(true);
});

test('a deleted source, a new setting and a page from elsewhere each ask for a new build', () => {
  writeFileSync(root('src/app/nav.ts'), '');
  markBuilt(root());
  rmSync(root('src/app/nav.ts'));
  expect(isBuilt(root())).toBe(false);

  markBuilt(root());
  writeFileSync(root('src/app/settings.json'), '{}');
  expect(isBuilt(root())).toBe(false);

  markBuilt(root());
  writeFileSync(root('dist/index.html'), '<html lang="es">');
  expect(isBuilt(root())).toBe(false);
});

test('a changed test asks for no new build', () => {
  markBuilt(root());
  writeFileSync(root('src/app/shell.test.ts'), '');
  expect(isBuilt(root())).toBe(true);
});
