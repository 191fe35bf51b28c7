import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  completed,
  type Lockfile,
  missingOptional,
  withoutIntegrity,
} from '../../tools/complete-lockfile.mjs';

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the lockfile is complete for every system, so that npm ci takes it (else: npm run lockfile)', () => {
  expect(missingOptional(lockfile.packages)).toEqual([]);
});

test('the lockfile holds no address of a registry', () => {
  expect(
    Object.keys(lockfile.packages).filter((path) => 'resolved' in (lockfile.packages[path] ?? {})),
  ).toEqual([]);
});

test('only what completes the lockfile for other systems may lack an integrity (else: npm run lockfile)', () => {
  // The registry that made this file did not hold them; `npm run lockfile` asks again.
  const isForOneSystem = (path: string) => {
    const { optional, os, cpu } = lockfile.packages[path] ?? {};
    return optional === true && (os !== undefined || cpu !== undefined);
  };
  expect(withoutIntegrity(lockfile.packages).filter((path) => !isForOneSystem(path))).toEqual([]);
});

test('a package without integrity is found', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { integrity: 'sha512-b' },
  };
  expect(withoutIntegrity(packages)).toEqual(['node_modules/a']);
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
