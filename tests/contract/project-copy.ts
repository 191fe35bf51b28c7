import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** @returns the folder of a copy with these files, which uses the packages of the project */
export function copyProject(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-copy-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules/@copihue'), { recursive: true });
  for (const name of readdirSync('node_modules/@copihue'))
    symlinkSync(readlinkSync(`node_modules/@copihue/${name}`), join(folder, 'node_modules/@copihue', name));
  for (const name of readdirSync('node_modules').filter((each) => !['.cache', '@copihue'].includes(each)))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  // The tests of the project's rules ask git for its files.
  spawnSync('git', ['init', '-q'], { cwd: folder });
  return folder;
}

/** Runs a script of the copy. */
export function runIn(folder: string, ...command: string[]): { status: number | null; output: string } {
  const env = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };
  const run = spawnSync(resolve('node_modules/.bin/node'), command, { cwd: folder, encoding: 'utf8', env });
  return { status: run.status, output: run.stdout + run.stderr };
}
