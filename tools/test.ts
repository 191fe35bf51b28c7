/**
 * `npm test`: checks and tests, cheapest first. After a failure only the steps that need the failed one are skipped.
 *
 * npm test                      what a working day needs: files named *.sweep.test.ts(x) and journeys without the tag
 *                               @flow are left out
 * npm test -- --all             everything
 * npm test -- --steady          a test that passes only on its second try fails
 *
 * The last line is `N passed, N failed`. A check counts as one test.
 */
import { browserPath, NO_BROWSER } from './setup/browser.mjs';
import { readOptions } from './shared/options.ts';
import { runCommand } from './shared/ports.ts';
import { runStep } from './suite/run-step.ts';
import { showNotRun, showResult, showStart } from './suite/screen.ts';
import { type Step, steps } from './suite/steps.ts';

/** Steps that run at once. */
const AT_ONCE = 2;

const total = { passed: 0, failed: 0 };
const again: string[] = [];

/** Why a step cannot run, or undefined when it can. */
function obstacle(step: Step, brokenBuild: boolean): string | undefined {
  if (step.needsBuild && brokenBuild) return 'the build failed.';
  if (step.report?.kind === 'playwright' && !browserPath('.')) return NO_BROWSER;
  return undefined;
}

async function run(step: Step, brokenBuild: boolean): Promise<number> {
  const why = obstacle(step, brokenBuild);
  if (why) {
    showNotRun(step, why);
    total.failed += 1;
    return 1;
  }
  showStart(step);
  const result = await runStep(step);
  total.passed += result.passed;
  total.failed += result.failed;
  again.push(...result.again.map((title) => `${step.name}: ${title}`));
  showResult(result);
  return result.code;
}

async function runAll(waiting: Step[], brokenBuild = false): Promise<string[]> {
  const broken: string[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if ((await run(step, brokenBuild)) !== 0) broken.push(step.name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return broken;
}

await runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = readOptions('Use --all or --steady.', { options: { all: flag, steady: flag } });
  // Read by vite.config.ts and tests/e2e/playwright.config.ts.
  if (!values.all) process.env.COPIHUE_SHORT = '1';
  const broken = await runAll(steps.filter(({ isFast }) => isFast));
  await runAll(
    steps.filter(({ isFast, isLong }) => !isFast && (values.all || !isLong)),
    broken.includes('build'),
  );

  if (again.length > 0) console.log(`\nPassed only on the second try:\n  ${again.join('\n  ')}`);
  if (values.steady) {
    total.passed -= again.length;
    total.failed += again.length;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
