import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licenceOf, packagesOf, writeLicences } from './licences.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copihue-licences-'));
  for (const name of ['maps', 'dist/assets']) mkdirSync(join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);
const map = (name: string, sources: string[]) =>
  writeFileSync(inFolder(`maps/${name}.js.map`), JSON.stringify({ sources }));

test('SHP-02 the licences of a build name each package whose code is in it, whole, and nothing else', () => {
  map('index', [
    '../../src/app/app.tsx',
    '../../node_modules/react/index.js',
    '../../node_modules/react/jsx.js?v=1',
  ]);
  map('chat', ['../../node_modules/@tanstack/react-query/build/modern/index.js', '../../lib/clsx.ts']);
  writeFileSync(inFolder('dist/assets/face-1234567.woff2'), '');
  expect(packagesOf(inFolder('maps'), inFolder('dist/assets'))).toEqual([
    'node_modules/@fontsource/outfit',
    'node_modules/@tanstack/react-query',
    'node_modules/react',
  ]);
  writeLicences(inFolder('dist'), inFolder('maps'));
  const text = readFileSync(inFolder('dist/licences.txt'), 'utf8');
  for (const name of ['react', '@tanstack/react-query', '@fontsource/outfit']) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(text).toMatch(new RegExp(`^${name} ${version} \\(.+\\)$`, 'm'));
    expect(text).toContain(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim());
  }
  expect(text).toContain(readFileSync('LICENSE', 'utf8').trim());
  expect(text).not.toContain('zustand');
});

test('SHP-02 one of two copies of a package is named by its own place', () => {
  map('index', ['../../node_modules/a/node_modules/@b/c/index.js', '../../node_modules/@b/c/index.js']);
  expect(packagesOf(inFolder('maps'), inFolder('dist/assets'))).toEqual([
    'node_modules/@b/c',
    'node_modules/a/node_modules/@b/c',
  ]);
});

test('SHP-02 each package of the app brings the text of its licence, and one that does not stops the build', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of Object.keys(dependencies).filter((name) => !name.startsWith('@copihue/'))) {
    const { text, licence } = licenceOf(`node_modules/${name}`);
    expect([name, text.length > 200, licence]).toEqual([
      name,
      true,
      expect.stringMatching(/^(?:MIT|ISC|Apache-2\.0|OFL-1\.1)$/),
    ]);
  }
  writeFileSync(inFolder('package.json'), JSON.stringify({ name: 'bare', version: '1.0.0', license: 'MIT' }));
  expect(() => licenceOf(folder)).toThrow('has no text of its licence (MIT)');
});
