import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What the generators and the skeletons read and write, with the packages of the project. @returns the folder */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'copihue-copy-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n');
  const needed =
    /^(openapi|locales|tools|mock-server\/handlers|src\/routes|tests\/support)\/|generated\/|^src\/(api\/call\.ts|[^/]+)$|^[^/]+\.(ts|json)$|^tests\/screens\/(any-answer|page-titles)|^\.typesafe/;
  for (const file of files.filter((name) => needed.test(name) && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a command of the project in a copy. */
export function runIn(copy: string, ...command: string[]): { status: number | null; said: string } {
  const run = spawnSync(resolve('node_modules/.bin/node'), command, { cwd: copy, encoding: 'utf8' });
  return { status: run.status, said: run.stdout + run.stderr };
}
