import { resolve } from 'node:path';
import type { TestCase, TestModule, TestRunEndReason } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { ListedMutation } from './mutation.ts';
import type { Round } from './tests-of.ts';

export interface Killer {
  file: string;
  title: string;
}

export interface Judge {
  /** Runs the rounds until a test fails. @param isWide the last round has all tests that reach the file */
  killerOf: (
    mutation: ListedMutation,
    rounds: readonly Round[],
    isWide: boolean,
  ) => Promise<Killer | undefined>;
  /** A test that also fails without a mutation proves nothing. */
  failsAnyway: (killer: Killer) => Promise<boolean>;
  close: () => Promise<void>;
}

const IS_FAILED = 'failed';

/** In ms. No limit of a test ends a loop that never waits. */
const LONGEST_JUDGEMENT_MS = 20 * 60_000;

/** An endless loop proves nothing, and the command would wait for it. What was judged before is stored. */
function endAfter(limitMs: number, { name }: ListedMutation): () => void {
  const timer = setTimeout(() => {
    console.error(`The tests never end with the mutation "${name}". Say another mistake in its place.`);
    process.exit(1);
  }, limitMs);
  return () => clearTimeout(timer);
}

interface Failure extends Killer {
  /** A timeout proves nothing, because a slow machine causes it too. */
  isTimeOut: boolean;
}

const isTimeOut = (errors: readonly { message: string }[]) =>
  errors.some(({ message }) => /^(Test|Hook) timed out in/.test(message));

/**
 * The failures of one run in order. Vitest's own result also has older results of each file that did not run after the
 * first failure.
 */
function failureReporter() {
  let failures: Failure[] = [];
  let isCutShort = false;
  return {
    begin() {
      failures = [];
      isCutShort = false;
    },
    failures: () => failures,
    isCutShort: () => isCutShort,
    onTestCaseResult(test: TestCase) {
      const { state, errors } = test.result();
      if (state !== IS_FAILED) return;
      const file = test.module.relativeModuleId;
      failures.push({ file, title: test.fullName, isTimeOut: isTimeOut(errors ?? []) });
    },
    onTestModuleEnd(testModule: TestModule) {
      const errors = testModule.errors();
      const file = testModule.relativeModuleId;
      if (testModule.state() === IS_FAILED && errors.length > 0)
        failures.push({ file, title: '', isTimeOut: isTimeOut(errors) });
    },
    onTestRunEnd(_modules: unknown, _errors: unknown, reason: TestRunEndReason) {
      isCutShort = reason === 'interrupted';
    },
  };
}

const exactly = (title: string) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** One Vitest for all mutations, so that sources without a mutation are transformed only once. */
export async function openJudge(): Promise<Judge> {
  // Vitest's own command sets this. Without it vite.config.ts writes files as for a build.
  process.env.VITEST = 'true';
  const reporter = failureReporter();
  const vitest = await createVitest('test', {
    config: 'tools/mutants/vitest.config.ts',
    watch: false,
    reporters: [reporter],
    onConsoleLog: () => false,
  });
  await vitest.standalone();
  // Vitest sets the exit code when a test fails, but here a failure is the expected result.
  const forget = () => {
    process.exitCode = 0;
  };

  async function run(files: readonly string[], title: RegExp | undefined): Promise<Killer | undefined> {
    const specifications = files.flatMap((file) => vitest.getModuleSpecifications(resolve(file)));
    if (specifications.length === 0) return undefined;
    if (title) vitest.setGlobalTestNamePattern(title);
    else vitest.resetGlobalTestNamePattern();
    reporter.begin();
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    forget();
    const [first, ...more] = reporter.failures();
    // The first failure ends its run, and now and then the run after it, which then proves nothing.
    if (!first && reporter.isCutShort()) return run(files, title);
    if (!first) return unhandledErrors.length > 0 ? { file: files[0] ?? '', title: '' } : undefined;
    const failure = [first, ...more].find((one) => !one.isTimeOut);
    if (failure) return { file: failure.file, title: failure.title };
    // The timeout ended the run, so the other files run again.
    return run(
      files.filter((file) => file !== first.file),
      title,
    );
  }

  async function withMutation<Value>(mutation: ListedMutation, work: () => Promise<Value>): Promise<Value> {
    process.env.COPIHUE_MUTATION = JSON.stringify(mutation);
    vitest.invalidateFile(resolve(mutation.file));
    const inTime = endAfter(LONGEST_JUDGEMENT_MS, mutation);
    try {
      return await work();
    } finally {
      inTime();
      delete process.env.COPIHUE_MUTATION;
      vitest.invalidateFile(resolve(mutation.file));
    }
  }

  return {
    killerOf: (mutation, rounds, isWide) =>
      withMutation(mutation, async () => {
        for (const { files, isOfRow } of rounds) {
          const killer = await run(files, isOfRow ? new RegExp(`\\b${mutation.breaks}\\b`) : undefined);
          if (killer) return killer;
        }
        if (!isWide) return undefined;
        vitest.config.related = [resolve(mutation.file)];
        const related = await vitest.getRelevantTestSpecifications();
        const files = new Set(related.map(({ moduleId }) => moduleId));
        return run([...files], undefined);
      }),
    failsAnyway: async ({ file, title }) =>
      (await run([file], title === '' ? undefined : exactly(title))) !== undefined,
    close: () => vitest.close(),
  };
}
