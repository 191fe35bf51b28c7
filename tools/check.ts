/**
 * `npm run check`: types, lint, rooms and the tests of all changes since the branch left main, also of uncommitted
 * changes. Takes about a minute. Only `npm test` runs all tests.
 *
 * npm run check -- size: one step of `npm test`, or one that it leaves out
 * npm run check -- edge -g nginx: a step with arguments
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { nearTests } from './check/near-tests.ts';
import { provideBrowser } from './setup/browser.mjs';
import { isBuilt } from './shared/built.ts';
import { readOptions } from './shared/options.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';
import { runAlone, runStep } from './suite/run-step.ts';
import { showResult, showStart } from './suite/screen.ts';
import { extras, type Step, steps } from './suite/steps.ts';

const every = [...steps, ...extras];
const NAMES = every.map(({ name }) => name).join(', ');
const USAGE = `Checks what changed since the branch left main. One step, with its own arguments: npm run check -- STEP.\nSteps: ${NAMES}.`;

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit where this branch left main. On main itself, the commit of the remote main. Without a remote, the last
 * commit.
 */
function startOfWork(): string {
  for (const upstream of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', upstream);
    } catch {
      // There is no branch of this name.
    }
  }
  return 'HEAD';
}

function changedFiles(): string[] {
  try {
    const known = git('diff', '--name-only', '--relative', '--diff-filter=d', startOfWork());
    return [...known.split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')].filter(
      Boolean,
    );
  } catch {
    throw new PlainProblem(
      '`npm run check` asks git what changed, and this folder has no git. `npm test` needs none.',
    );
  }
}

const textsOf = (...patterns: string[]) =>
  new Map(
    globSync(patterns).map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const),
  );

function runOne(name: string, args: readonly string[]): number {
  const step = every.find((each) => each.name === name);
  if (!step) throw new PlainProblem(`Unknown check "${name}". There are ${NAMES}.`);
  const problem = step.needsBrowser && provideBrowser('.');
  if (problem) throw new PlainProblem(problem);
  const buildCode = step.needsBuild && !isBuilt() ? runAlone('node tools/build.ts', []) : 0;
  return buildCode || runAlone(step.command, args);
}

async function checkChanges(): Promise<number> {
  const changed = changedFiles();
  const { files, leftOut } = nearTests(changed, {
    tests: textsOf('{src,mock-server,openapi,tools,tests}/**/*.test.{ts,tsx}'),
    routes: textsOf('src/routes/*.tsx'),
  });
  const unit = steps.find(({ name }) => name === 'unit');
  const tests: Step[] = unit && files.length > 0 ? [{ ...unit, arguments: files }] : [];
  const isChanged = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const wanted = [
    ...['lint', 'rooms', 'types'],
    ...(isChanged(/^openapi\//) ? ['contract', 'drift'] : []),
    ...(isChanged(/^locales\//) ? ['locales'] : []),
  ];
  const quick = steps.filter(({ name }) => wanted.includes(name));
  let isWhole = true;
  const run = async (step: Step) => {
    showStart(step);
    const result = await runStep(step);
    showResult(result);
    isWhole &&= result.code === 0;
  };
  await Promise.all([...quick, ...tests].map(run));
  if (files.length === 0) console.log('No test belongs to what changed.');
  if (leftOut > 0) console.log(`${leftOut} more tests are about the same screens: npm test runs them.`);
  return isWhole ? 0 : 1;
}

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name?.startsWith('-')) readOptions(USAGE, { args: [name], options: {} });
  return name === undefined ? checkChanges() : runOne(name, args);
});
