import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, runIn } from './project-copy.ts';
import { listedFiles } from './project-files.ts';

const git = (...command: string[]) =>
  execFileSync('git', command, { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

const page = readFileSync('docs/CONTRIBUTING.md', 'utf8');
const NEW = /^npm run new -- (call|screen) ([^#\n]*)/gm;
const DIFF = /^```diff (\S+)\n([\s\S]*?)^```/gm;
const diffs = [...page.matchAll(DIFF)].map(([, file = '', lines = '']) => ({ file, lines }));
const commands = [...page.matchAll(NEW)].map(([, what = '', rest = '']) => [
  what,
  ...rest.trim().split(/\s+/),
]);

/** Files whose tests read what a new call, screen or game writes by hand, and their tests. */
const FILES = [
  ...['screens/bulletin', 'tests/faults/faults.test', 'verify-round', 'seed/promises', 'seed/catalogue'],
  'played-rounds',
];
const TESTS = 'coinFlip|bulletin|sweep of faults|engine are verified|GAM-08|LOB-03|GAM-01';

/** All code that a new call, screen or game can break: no other test has a list of calls, screens or games. */
const TYPED = {
  extends: './tsconfig.json',
  include: ['src', 'mock-server', 'openapi/**/*.ts', 'locales', 'tests/support', 'tests/faults'],
  exclude: ['**/node_modules', 'mock-server/dist-console', '**/*.test.*'],
};

interface Report {
  testResults: readonly { name: string; assertionResults: readonly { status: string }[] }[];
}

/** The contract check of the mock backend, for the new call alone. */
const CHECK = `
  import { runCheck } from '@copihue/contract/check';
  import { openMockTarget } from './tests/contract/check/mock-target.ts';
  const target = await openMockTarget();
  const { findings, coverage } = await runCheck({ ...target.options('clean'), only: new Set(['noticeLatest']) });
  await target.close();
  const made = coverage.filter(({ succeeded }) => succeeded).map(({ path }) => path);
  if (findings.length > 0 || !made.includes('/notice/latest')) throw new Error(JSON.stringify({ findings, made }));`;

let copy = '';
const at = (file: string) => join(copy, file);
let game: string[] = [];
/** What was made or edited, except generated files. */
let touched: string[] = [];

/** @returns the output, when it failed */
function run(...command: string[]): string {
  const { status, output } = runIn(copy, ...command);
  return status === 0 ? '' : `${command.join(' ')}\n${output}`;
}
const changes = () => git('ls-files', '-mo', '--exclude-standard');

/** Applies one part of the page: its removed and kept lines must occur exactly once. */
function edit(file: string, lines: string): void {
  const side = (other: string) =>
    lines
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = readFileSync(at(file), 'utf8');
  expect(before.split(side('+')), `${file} has not once:\n${side('+')}`).toHaveLength(2);
  writeFileSync(
    at(file),
    before.replace(side('+'), () => side('-')),
  );
}

beforeAll(() => {
  copy = copyProject(listedFiles());
  git('add', '-A');
  expect(run('tools/new.ts', 'game', 'coin-flip')).toBe('');
  game = changes();
  for (const command of commands) expect(run('tools/new.ts', ...command)).toBe('');
  for (const { file, lines } of diffs) for (const part of lines.split('@@\n')) edit(file, part);
  expect(run('tools/generate.ts')).toBe('');
  touched = changes().filter((file) => /^(?!.*generated).*\.tsx?$/.test(file));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

test('CON-02 a call and its screen are two commands and eight edited files', () => {
  expect(commands).toHaveLength(2);
  expect(diffs).toHaveLength(8);
  expect(touched).toContain('src/features/bulletin/bulletin-screen.tsx');
});

test('GAM-22 a new game is a folder of its own, a line of the list and one of the independent verifier', () => {
  expect(game.filter((file) => !file.startsWith('mock-server/studio/games/coinFlip/'))).toEqual([
    'docs/fair/verify.mjs',
    'mock-server/studio/games/games.ts',
  ]);
});

test('CON-02 GAM-22 the new call and game pass lint, rooms and types', () => {
  expect(run('node_modules/.bin/biome', 'check', '--error-on-warnings', ...touched)).toBe('');
  expect(run('node_modules/.bin/depcruise', '--max-depth', '1', ...touched)).toBe('');
  writeFileSync(at('tsconfig.new.json'), JSON.stringify({ ...TYPED, files: touched }));
  const flags = ['--noEmit', '--incremental', 'false', '--checkers', '1'];
  expect(run('node_modules/.bin/tsc', '-p', 'tsconfig.new.json', ...flags)).toBe('');
});

test('CON-02 the new call passes the check of the contract', () => {
  expect(run('--input-type=module', '-e', CHECK)).toBe('');
});

test('CON-02 GAM-22 the new screen and call are tested, and the new game played, told and heard, as every other', () => {
  const report = ['--reporter=default', '--reporter=json', '--outputFile.json=cases.json'];
  // One process: otherwise each file would load the same sources again.
  expect(run('node_modules/.bin/vitest', 'run', '--maxWorkers', '1', ...report, ...FILES, '-t', TESTS)).toBe(
    '',
  );
  const { testResults }: Report = JSON.parse(readFileSync(at('cases.json'), 'utf8'));
  const passed = testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'passed'),
  );
  const names = FILES.map((file) => basename(file).split('.')[0]);
  expect(passed.map(({ name }) => basename(name).split('.')[0]).sort()).toEqual(names.sort());
});
