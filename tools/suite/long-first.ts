import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

/**
 * The files that take longest, in seconds. In a fresh clone Vitest knows only sizes, and one process would go on with a
 * long file that began last when the others have ended.
 */
const LONGEST: Readonly<Record<string, number>> = {
  'mock-server/games/button-cost.sweep.test.ts': 30,
  'mock-server/games/pay-tables.sweep.test.ts': 20,
  'mock-server/games/told-outcomes.sweep.test.ts': 20,
  'mock-server/games/game-session.test.ts': 13,
  'mock-server/node/state-kills.sweep.test.ts': 10,
  'mock-server/studio/games/engines.sweep.test.ts': 16,
  'tests/contract/check/command.sweep.test.ts': 12,
  'tests/contract/check/half-built.sweep.test.ts': 12,
  'tests/contract/check/legal-variations.sweep.test.ts': 62,
  'tests/contract/example.sweep.test.ts': 38,
  'tests/contract/generating.sweep.test.ts': 11,
  'tests/contract/planted-faults.sweep.test.ts': 38,
  'tests/money/random-sequences.test.ts': 10,
  'tests/screens/any-answer.sweep.test.tsx': 18,
  'tests/screens/change-password.test.tsx': 16,
  'tests/screens/code-step.test.tsx': 26,
  'tests/screens/deposit-popup.test.tsx': 10,
  'tests/screens/gifts.test.tsx': 19,
  'tests/screens/home-rows.test.tsx': 25,
  'tests/screens/install.test.tsx': 12,
  'tests/screens/lobby-popups.test.tsx': 18,
  'tests/screens/one-call-down.sweep.test.tsx': 28,
  'tests/screens/phone-clock.sweep.test.tsx': 17,
  'tests/screens/register.test.tsx': 11,
  'tests/screens/session-ended.test.tsx': 17,
  'tests/screens/shell.test.tsx': 10,
  'tests/screens/unasked-popups.test.tsx': 13,
  'tests/screens/wrong-account-results.test.tsx': 12,
  'tests/screens/wrong-answers.sweep.test.tsx': 24,
  'tests/screens/wrong-results.test.tsx': 13,
};

/** The projects in the order of Vitest, and the longest files of each first. */
export class LongFirst implements TestSequencer {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await (await this.#usual()).sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const seconds = ({ moduleId }: TestSpecification) =>
      LONGEST[moduleId.slice(this.#vitest.config.root.length + 1)] ?? 0;
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) || seconds(other) - seconds(one),
    );
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await this.#usual()).shard(files);
  }

  /** Loaded only for tests: a build reads the same configuration, and Vitest takes a second to load. */
  async #usual(): Promise<TestSequencer> {
    const { BaseSequencer } = await import('vitest/node');
    return new BaseSequencer(this.#vitest);
  }
}
