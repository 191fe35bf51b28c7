import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, IN_ONE_PROCESS, runIn } from './project-copy.ts';
import { projectFiles } from './project-files.ts';

const page = readFileSync('docs/CONTRIBUTING.md', 'utf8');
const NEW = /^npm run new -- (call|screen) ([^#\n]*)/gm;
const DIFF = /^```diff (\S+)\n([\s\S]*?)^```/gm;
const diffs = [...page.matchAll(DIFF)].map(([, file = '', lines = '']) => ({ file, lines }));
const commands = [...page.matchAll(NEW)].map(([, what = '', rest = '']) => [
  what,
  ...rest.trim().split(/\s+/),
]);

/** Tests that a new call or screen can break; the others concern other servers and contracts. */
const TESTS = ['tests/screens/bulletin.test.tsx', 'tests/faults/faults.test.ts'];

/** The contract check of the mock backend, for the new call alone. */
const CHECK = `
  import { runCheck } from '@copihue/contract/check';
  import { openMockTarget } from './tests/contract/check/mock-target.ts';
  const target = await openMockTarget();
  const { findings, coverage } = await runCheck({ ...target.options('clean'), only: new Set(['noticeLatest']) });
  await target.close();
  const made = coverage.calls.filter(({ succeeded }) => succeeded).map(({ path }) => path);
  if (findings.length > 0 || !made.includes('/notice/latest')) throw new Error(JSON.stringify({ findings, made }));`;

let copy = '';
const at = (file: string) => join(copy, file);
let touched: string[] = [];

const run = (...command: string[]) => runIn(copy, ...command);

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
  copy = copyProject(projectFiles());
  const before = new Map(projectFiles().map((file) => [file, readFileSync(at(file), 'utf8')]));
  for (const command of commands) expect(run('tools/new.ts', ...command)).toBe('');
  for (const { file, lines } of diffs) for (const part of lines.split('@@\n')) edit(file, part);
  expect(run('tools/generate.ts')).toBe('');
  touched = ['src', 'locales', 'mock-server', 'openapi', 'tests']
    .flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(
      (file) => /^(?!.*generated).*\.tsx?$/.test(file) && readFileSync(at(file), 'utf8') !== before.get(file),
    );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

test('CON-02 a call and its screen are two commands and eight edited files', () => {
  expect(commands).toHaveLength(2);
  expect(diffs).toHaveLength(8);
  expect(touched).toContain('src/features/bulletin/bulletin-screen.tsx');
});

test('CON-02 the example passes lint, rooms and types', () => {
  expect(run('node_modules/.bin/biome', 'check', '--error-on-warnings', ...touched)).toBe('');
  expect(run('node_modules/.bin/depcruise', 'src/routes/bulletin.tsx')).toBe('');
  // Only these files need a check: the rest is unchanged, and reads generated types.
  const settings = { extends: './tsconfig.json', include: ['**/*.d.ts'], files: touched };
  writeFileSync(at('example.json'), JSON.stringify(settings));
  expect(run('node_modules/.bin/tsc', '--project', 'example.json', '--checkers', '1')).toBe('');
});

test('CON-02 the example passes the tests of its screen, of the contract and of the sweep of faults', () => {
  expect(run('node_modules/.bin/vitest', 'run', ...IN_ONE_PROCESS, ...TESTS)).toBe('');
  const ofEachCall = ['checked-answers', 'random-answers'];
  expect(
    run('node_modules/.bin/vitest', 'run', ...IN_ONE_PROCESS, ...ofEachCall, '-t', 'notice/latest'),
  ).toBe('');
  expect(run('--input-type=module', '-e', CHECK)).toBe('');
});
