import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { licenceOf, packagesOf, writeLicences } from './licences.ts';

const folder = folderOfTest();
beforeEach(() => {
  for (const name of ['maps', 'dist/assets']) mkdirSync(folder(name), { recursive: true });
});

const map = (name: string, sources: string[]) =>
  writeFileSync(folder(`maps/${name}.js.map`), JSON.stringify({ sources }));

test('SHP-02 the licences of a build name each package whose code is in it, whole, and nothing else', () => {
  map('index', [
    '../../src/app/app.tsx',
    '../../node_modules/react/index.js',
    '../../node_modules/react/jsx.js?v=1',
  ]);
  map('chat', ['../../node_modules/@tanstack/react-query/build/modern/index.js', '../../lib/clsx.ts']);
  writeFileSync(folder('dist/assets/face-1234567.woff2'), '');
  expect(packagesOf(folder('maps'), folder('dist/assets'))).toEqual([
    'node_modules/@fontsource/outfit',
    'node_modules/@tanstack/react-query',
    'node_modules/react',
  ]);
  writeLicences(folder('dist'), folder('maps'));
  const text = readFileSync(folder('dist/licences.txt'), 'utf8');
  for (const name of ['react', '@tanstack/react-query', '@fontsource/outfit']) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(text).toMatch(new RegExp(`^${name} ${version} \\(.+\\)$`, 'm'));
    expect(text).toContain(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim());
  }
  expect(text).toContain(readFileSync('LICENSE', 'utf8').trim());
  expect(text).not.toContain('zustand');
});

test('SHP-02 each of two copies of a package is named by its own place', () => {
  map('index', ['../../node_modules/a/node_modules/@b/c/index.js', '../../node_modules/@b/c/index.js']);
  expect(packagesOf(folder('maps'), folder('dist/assets'))).toEqual([
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
  writeFileSync(folder('package.json'), JSON.stringify({ name: 'bare', version: '1.0.0', license: 'MIT' }));
  expect(() => licenceOf(folder())).toThrow('has no text of its licence (MIT)');
});
