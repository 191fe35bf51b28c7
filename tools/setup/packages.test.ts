import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { packageCache, staleReason } from './packages.mjs';

const root = folderOfTest();

function write(file: string, packages: object): void {
  writeFileSync(root(file), JSON.stringify({ packages }));
}

const wanted = {
  '': { name: 'copihue' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/a/node_modules/react': { version: '18.0.0' },
  'node_modules/@b/win32-x64': { version: '1.0.0', optional: true },
};

beforeEach(() => {
  mkdirSync(root('node_modules/.bin'), { recursive: true });
  writeFileSync(root('node_modules/.bin/node'), '');
  write('package-lock.json', wanted);
});

test('packages as the lockfile names them are not installed again, whatever their dates', () => {
  const { 'node_modules/@b/win32-x64': _, ...onThisSystem } = wanted;
  write('node_modules/.package-lock.json', onThisSystem);
  expect(staleReason(root())).toBeUndefined();
});

test('a fresh clone, another version, a missing package and a missing runtime each ask for an installation', () => {
  expect(staleReason(root())).toBe('none are installed yet');

  write('node_modules/.package-lock.json', {
    ...wanted,
    'node_modules/a/node_modules/react': { version: '17.0.0' },
  });
  expect(staleReason(root())).toBe('react changed');

  const { 'node_modules/react': _, ...withoutReact } = wanted;
  write('node_modules/.package-lock.json', withoutReact);
  expect(staleReason(root())).toBe('react changed');

  write('node_modules/.package-lock.json', wanted);
  rmSync(root('node_modules/.bin/node'));
  expect(staleReason(root())).toBe('the Node 24 runtime is missing');
});

test('an installation of packages that was cut off asks for another', () => {
  writeFileSync(root('node_modules/.package-lock.json'), '{"packages": {');
  expect(staleReason(root())).toBe('none are installed yet');
});

test('SHP-05 a download stays in the project where the home cannot be written', () => {
  expect(packageCache(root(), root('home/.npm'))).toBe(root('home/.npm'));
  writeFileSync(root('file'), '');
  expect(packageCache(root(), root('file/.npm'))).toBe(root('.cache/npm'));
});
