import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, markBuilt } from './built.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copihue-built-'));
  for (const folder of ['src/app', 'dist']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/app/shell.ts'), 'export const a = 1;');
  writeFileSync(join(root, 'dist/index.html'), '<html>');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('a build counts until a source changes, and again when the change is undone', () => {
  expect(isBuilt(root)).toBe(false);
  markBuilt(root);
  expect(isBuilt(root)).toBe(true);
  writeFileSync(join(root, 'src/app/shell.ts'), 'export const a = 2;');
  expect(isBuilt(root)).toBe(false);
  writeFileSync(join(root, 'src/app/shell.ts'), 'export const a = 1;');
  expect(isBuilt(root)).toBe(true);
});

test('a deleted source, a new setting and a page from elsewhere all ask for a new build', () => {
  writeFileSync(join(root, 'src/app/nav.ts'), '');
  markBuilt(root);
  rmSync(join(root, 'src/app/nav.ts'));
  expect(isBuilt(root)).toBe(false);

  markBuilt(root);
  writeFileSync(join(root, 'src/app/settings.json'), '{}');
  expect(isBuilt(root)).toBe(false);

  markBuilt(root);
  writeFileSync(join(root, 'dist/index.html'), '<html lang="es">');
  expect(isBuilt(root)).toBe(false);
});

test('a changed test asks for no new build', () => {
  markBuilt(root);
  writeFileSync(join(root, 'src/app/shell.test.ts'), '');
  expect(isBuilt(root)).toBe(true);
});
