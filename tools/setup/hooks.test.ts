import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { switchOnHooks } from './hooks.mjs';

const root = folderOfTest();
/** This test may run in a git hook or on CI, so their variables and the machine's settings are removed. */
const env = Object.fromEntries(
  Object.entries({
    ...process.env,
    CI: undefined,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }).filter(([name]) => !/^GIT_(DIR|INDEX_FILE|WORK_TREE|PREFIX)$/.test(name)),
);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root(), encoding: 'utf8', env, stdio: 'pipe' });
const hooksPath = () => git('config', '--default', 'none', 'core.hooksPath').trim();
const write = (file: string, text: string) => writeFileSync(root(file), text);

beforeEach(() => {
  git('init', '-q');
});

test('the hooks are set in git once, never in CI, and never over hooks of the developer', () => {
  switchOnHooks(root(), { ...env, CI: 'true' });
  expect(hooksPath()).toBe('none');
  switchOnHooks(root(), env);
  expect(hooksPath()).toBe('tools/hooks');
  git('config', 'core.hooksPath', 'mine');
  switchOnHooks(root(), env);
  expect(hooksPath()).toBe('mine');

  git('config', '--unset', 'core.hooksPath');
  write('.git/hooks/pre-push', '#!/bin/sh\n');
  switchOnHooks(root(), env);
  expect(hooksPath()).toBe('none');
});

test('a folder without git is left alone', () => {
  rmSync(root('.git'), { recursive: true });
  expect(() => switchOnHooks(root(), env)).not.toThrow();
});

test('a commit is formatted, one that breaks a rule is refused, and half a file is not completed', () => {
  cpSync('tools/hooks', root('tools/hooks'), { recursive: true });
  cpSync('.biome.json', root('.biome.json'));
  cpSync('tools/lint', root('tools/lint'), { recursive: true });
  write('.gitignore', 'node_modules\n');
  switchOnHooks(root(), env);
  write('a.ts', 'export const a = "1"\n');
  git('add', '.');
  git('commit', '-qm', 'First');

  symlinkSync(resolve('node_modules'), root('node_modules'));
  write('a.ts', 'export const a = "2"\n');
  git('commit', '-qam', 'Second');
  expect(git('show', 'HEAD:a.ts')).toBe("export const a = '2';\n");
  expect(git('status', '--porcelain')).toBe('');

  write('b.ts', 'export const b: any = 1;\n');
  git('add', 'b.ts');
  expect(() => git('commit', '-qm', 'Third')).toThrow(/noExplicitAny/);

  write('b.ts', 'export const b = 1;\n');
  git('add', 'b.ts');
  write('b.ts', 'export const b = 1;\nexport const c = 2;\n');
  git('commit', '-qm', 'Fourth');
  expect(git('show', 'HEAD:b.ts')).toBe('export const b = 1;\n');
  expect(readFileSync(root('b.ts'), 'utf8')).toContain('c = 2;\n');
});
