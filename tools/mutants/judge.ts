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

function failureIn(modules: readonly TestModule[]): Killer | undefined {
  for (const testModule of modules) {
    const file = testModule.relativeModuleId;
    const failed = [...testModule.children.allTests(IS_FAILED)] satisfies TestCase[];
    if (failed[0]) return { file, title: failed[0].fullName };
    // The file could not be loaded, or one of its hooks failed.
    if (testModule.state() === IS_FAILED) return { file, title: '' };
  }
  return undefined;
}

const exactly = (title: string) => new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** One Vitest for all mutations: what none of them changes is transformed once. */
export async function openJudge(): Promise<Judge> {
  // Vitest's own command sets it; without it Vite's configuration writes files as for a build.
  process.env.VITEST = 'true';
  const vitest = await createVitest('test', {
    config: 'tools/mutants/vitest.config.ts',
    watch: false,
    reporters: [{}],
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
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    forget();
    const own = testModules.filter(({ moduleId }) => files.some((file) => resolve(file) === moduleId));
    const first = unhandledErrors.length > 0 ? { file: files[0] ?? '', title: '' } : undefined;
    return failureIn(own) ?? first;
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
