import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  completed,
  type Lockfile,
  missingOptional,
  withoutIntegrity,
} from '../../tools/complete-lockfile.ts';

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the lockfile is complete for every system, so that npm ci takes it (else: npm run check -- lockfile)', () => {
  expect(missingOptional(lockfile.packages)).toEqual([]);
});

test('the lockfile holds no address of a registry', () => {
  expect(
    Object.keys(lockfile.packages).filter((path) => {
      const { resolved, link } = lockfile.packages[path] ?? {};
      return resolved !== undefined && !link;
    }),
  ).toEqual([]);
});

/** Packages for other systems that this lockfile's registry lacks (docs/CONTRIBUTING.md, Packages). */
const WITHOUT_INTEGRITY = {
  '@tailwindcss/oxide': `android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi
    win32-arm64-msvc win32-x64-msvc`,
};

test('every package has an integrity but those listed here (else: npm run check -- lockfile, or shorten the list)', () => {
  const listed = Object.entries(WITHOUT_INTEGRITY).flatMap(([name, systems]) =>
    systems.split(/\s+/).map((system) => `node_modules/${name}-${system}`),
  );
  expect(withoutIntegrity(lockfile.packages).sort()).toEqual(listed.sort());
  for (const path of listed) expect(lockfile.packages[path], path).toMatchObject({ optional: true });
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
