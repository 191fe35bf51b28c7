import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, IN_ONE_PROCESS, runIn } from './project-copy.ts';

const git = (folder: string, ...command: string[]) =>
  execFileSync('git', command, { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

/** The laws of games that ask each engine, for the new one: they play it, alone and in both languages. */
const LAWS = ['button-cost', 'game-session', 'told-outcomes', 'serve-games', 'volatility'];

interface Report {
  testResults: readonly { name: string; assertionResults: readonly { status: string }[] }[];
}

let copy = '';
let made: string[] = [];

beforeAll(() => {
  copy = copyProject(git('.', 'ls-files', '-co', '--exclude-standard').filter((file) => existsSync(file)));
  git(copy, 'add', '-A');
  expect(runIn(copy, 'tools/new.ts', 'game', 'coin-flip')).toBe('');
  made = git(copy, 'ls-files', '-mo', '--exclude-standard');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

test('GAM-22 a new game is four files of its own, a line of the list and one of the independent verifier', () => {
  const [own, others] = [true, false].map((isOwn) =>
    made.filter((file) => file.startsWith('mock-server/studio/games/coinFlip/') === isOwn),
  );
  expect(own).toHaveLength(4);
  expect(others).toEqual(['docs/fair/verify.mjs', 'mock-server/studio/games/games.ts']);
  const sources = made.filter((file) => /\.tsx?$/.test(file));
  expect(runIn(copy, 'node_modules/.bin/biome', 'check', '--error-on-warnings', ...sources)).toBe('');
  expect(runIn(copy, 'node_modules/.bin/depcruise', ...sources)).toBe('');
  expect(runIn(copy, 'node_modules/.bin/tsc', '--noEmit', '--incremental', 'false')).toBe('');
});

test('GAM-22 a new game plays, is told, heard, verified and listed as every other', () => {
  const vitest = ['node_modules/.bin/vitest', 'run', ...IN_ONE_PROCESS];
  const report = ['--reporter=default', '--reporter=json', '--outputFile.json=played.json'];
  expect(runIn(copy, ...vitest, ...report, ...LAWS, '-t', 'coinFlip')).toBe('');
  const { testResults }: Report = JSON.parse(readFileSync(join(copy, 'played.json'), 'utf8'));
  const asked = testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'passed'),
  );
  expect(asked.map(({ name }) => basename(name).split('.')[0]).sort()).toEqual(LAWS.toSorted());
  expect(runIn(copy, ...vitest, 'verify-round', 'quick-play', 'seed/promises', 'seed/catalogue')).toBe('');
});
