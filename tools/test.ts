/**
 * `npm test`: every check and every test, cheapest first. After a failure only the steps that need the failed one are
 * left out.
 *
 * npm test -- --only types,unit
 * npm test -- --skip e2e
 *
 * The last line is `N passed, N failed`: each test counts, each check counts as one.
 */
import { browserPath, NO_BROWSER } from './setup/browser.mjs';
import { isBuilt } from './shared/built.ts';
import { runCommand } from './shared/ports.ts';
import { runStep, type StepResult } from './suite/run-step.ts';
import { showNotRun, showResult, showStart } from './suite/screen.ts';
import { selectSteps } from './suite/selection.ts';
import type { Step } from './suite/steps.ts';

const AT_ONCE = 2;

const total = { passed: 0, failed: 0 };

async function run(step: Step): Promise<StepResult> {
  showStart(step);
  const result = await runStep(step);
  total.passed += result.passed;
  total.failed += result.failed;
  showResult(result);
  return result;
}

/** @returns the names of the steps that failed */
async function runFast(waiting: Step[]): Promise<string[]> {
  const broken: string[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { code } = await run(step);
      if (code !== 0) broken.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return broken;
}

/** The reason why a step cannot run, or undefined when it can. */
function obstacle(step: Step, brokenBuild: boolean): string | undefined {
  if (step.needsBuild && brokenBuild) return 'the build failed.';
  if (step.report?.kind === 'playwright' && !browserPath('.')) return NO_BROWSER;
  return undefined;
}

/** Runs a slow step, or counts it as failed when it cannot run. */
async function runSlow(step: Step, brokenBuild: boolean): Promise<void> {
  const why = obstacle(step, brokenBuild);
  if (why) {
    showNotRun(step, why);
    total.failed += 1;
  } else await run(step);
}

await runCommand(async () => {
  const selected = selectSteps(process.argv.slice(2), isBuilt);
  const broken = await runFast(selected.filter((step) => step.isFast));
  const brokenBuild = broken.includes('build');
  let beside: Promise<void> | undefined;
  for (const step of selected.filter((each) => !each.isFast)) {
    const ended = Promise.all([beside, runSlow(step, brokenBuild)]).then(() => undefined);
    beside = step.isBesideNext ? ended : await ended;
  }
  await beside;

  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
