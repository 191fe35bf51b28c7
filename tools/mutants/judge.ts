import { resolve } from 'node:path';
import type { TestCase, TestModule } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { ListedMutation } from './mutation.ts';
import type { Round } from './tests-of.ts';

/** The test that failed, as `file > title`, and how it is found again; undefined when all passed. */
export interface Killer {
  file: string;
  title: string;
}

export interface Judge {
  /** Runs round after round, until a test fails. @param isWide the last round is all tests that reach the file */
  killerOf: (
    mutation: ListedMutation,
    rounds: readonly Round[],
    isWide: boolean,
  ) => Promise<Killer | undefined>;
  /** Whether the killer fails without any mutation: then it proves nothing. */
  failsAnyway: (killer: Killer) => Promise<boolean>;
  close: () => Promise<void>;
}

const IS_FAILED = 'failed';

interface Failure extends Killer {
  /** It says that the test did not end, which a slow machine says too: no proof. */
  isTimeOut: boolean;
}

const isTimeOut = (errors: readonly { message: string }[]) =>
  errors.some(({ message }) => /^(Test|Hook) timed out in/.test(message));

/**
 * The failures of one run, in the order in which they come. What Vitest returns at the end holds results of earlier runs
 * for each file that the first failure kept from running.
 */
function failureReporter() {
  let failures: Failure[] = [];
  return {
    begin() {
      failures = [];
    },
    failures: () => failures,
    onTestCaseResult(test: TestCase) {
      const { state, errors } = test.result();
      if (state !== IS_FAILED) return;
      const file = test.module.relativeModuleId;
      failures.push({ file, title: test.fullName, isTimeOut: isTimeOut(errors ?? []) });
    },
    onTestModuleEnd(testModule: TestModule) {
      const errors = testModule.errors();
      const file = testModule.relativeModuleId;
      // The file could not be loaded, or one of its hooks failed.
      if (testModule.state() === IS_FAILED && errors.length > 0)
        failures.push({ file, title: '', isTimeOut: isTimeOut(errors) });
    },
  };
}

const exactly = (title: string) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** One Vitest for all mutations: what none of them changes is transformed once. */
export async function openJudge(): Promise<Judge> {
  // Vitest's own command sets it; without it Vite's configuration writes files as for a build.
  process.env.VITEST = 'true';
  const reporter = failureReporter();
  const vitest = await createVitest('test', {
    config: 'tools/mutants/vitest.config.ts',
    watch: false,
    reporters: [reporter],
    onConsoleLog: () => false,
  });
  await vitest.standalone();
  // A test that failed is what is looked for.
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
    if (!first) return unhandledErrors.length > 0 ? { file: files[0] ?? '', title: '' } : undefined;
    const failure = [first, ...more].find((one) => !one.isTimeOut);
    if (failure) return { file: failure.file, title: failure.title };
    // It ended the run: the other files have their say.
    return run(
      files.filter((file) => file !== first.file),
      title,
    );
  }

  async function withMutation<Value>(mutation: ListedMutation, work: () => Promise<Value>): Promise<Value> {
    process.env.COPIHUE_MUTATION = JSON.stringify(mutation);
    vitest.invalidateFile(resolve(mutation.file));
    try {
      return await work();
    } finally {
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
