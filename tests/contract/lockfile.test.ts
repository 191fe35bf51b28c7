import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completed, type Lockfile, missingOptional } from '../../tools/complete-lockfile.mjs';

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the lockfile is complete for every system, so that npm ci takes it (else: npm run lockfile)', () => {
  expect(missingOptional(lockfile.packages)).toEqual([]);
});

test('the lockfile holds no address of a registry', () => {
  expect(
    Object.keys(lockfile.packages).filter((path) => 'resolved' in (lockfile.packages[path] ?? {})),
  ).toEqual([]);
});

test('a package that npm left out is added with the system its name says', () => {
  const parent = {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { '@a/b-linux-x64-musl': '1.0.0', '@a/b-win32-arm64': '1.0.0' },
  };
  const full = completed({
    packages: { '': {}, 'node_modules/@a/b': parent, 'node_modules/@a/b-win32-arm64': { version: '1.0.0' } },
  });
  expect(full.packages['node_modules/@a/b-linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(full.packages['node_modules/@a/b-win32-arm64']).toEqual({ version: '1.0.0' });
});
