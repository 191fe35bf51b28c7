import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { packageCache, staleReason } from './packages.mjs';

const root = folderOfTest();
const write = (file: string, text: string) => writeFileSync(root(file), text);

test('packages are installed again when another version is named, or an installation was cut off', () => {
  mkdirSync(root('node_modules/.bin'), { recursive: true });
  write('node_modules/.bin/node', '');
  const react = { 'node_modules/react': { version: '19.0.0' } };
  const other = { 'node_modules/@b/win32-x64': { version: '1.0.0', optional: true } };
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...react, ...other } }));
  const reasons = [
    JSON.stringify({ packages: react }),
    JSON.stringify({ packages: { 'node_modules/react': { version: '18.0.0' } } }),
    '{"packages": {',
  ].map((installed) => {
    write('node_modules/.package-lock.json', installed);
    return staleReason(root());
  });
  expect(reasons).toEqual([undefined, 'react changed', 'none are installed yet']);
});

test('SHP-05 a download stays in the project where the home cannot be written', () => {
  expect(packageCache(root(), root('home/.npm'))).toBe(root('home/.npm'));
  write('file', '');
  expect(packageCache(root(), root('file/.npm'))).toBe(root('.cache/npm'));
});
