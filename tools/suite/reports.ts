import { readFileSync, rmSync } from 'node:fs';
import type { Step } from './steps.ts';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  again: readonly string[];
}

interface VitestReport {
  testResults: {
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function countVitest({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const having = (status: string) => tests.filter((own) => own.status === status).length;
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const passed = having('passed');
  const failed = having('failed');
  const skipped = tests.length - passed - failed;
  // Vitest keeps the errors of the first try.
  const again = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  return { passed, failed: failed + unloadable, skipped, again: again.map(({ fullName }) => fullName) };
}

function flakyIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title, file, line }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyIn)];
}

function countPlaywright(report: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = report.stats;
  // Only CI repeats a failed browser test. If it then passes, the report calls it flaky.
  return { passed: expected + flaky, failed: unexpected, skipped, again: flakyIn(report) };
}

/** The report of an earlier run must not count for a run that wrote none. */
export function forgetReport({ report }: Step): void {
  if (report) rmSync(report.file, { force: true });
}

function readCount(report: NonNullable<Step['report']>): Count | undefined {
  try {
    const written: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
    return report.kind === 'vitest'
      ? countVitest(written as VitestReport)
      : countPlaywright(written as PlaywrightReport);
  } catch {
    return undefined;
  }
}

/**
 * Counts the tests of a report, or 1 for a step without a report. A failed step counts at least one failure, because an
 * error outside of tests or a missing report adds none.
 */
export function countStep({ report }: Step, code: number): Count {
  const count = report && readCount(report);
  if (!count)
    return {
      passed: code === 0 && !report ? 1 : 0,
      failed: code === 0 && !report ? 0 : 1,
      skipped: 0,
      again: [],
    };
  return code === 0 ? count : { ...count, failed: Math.max(count.failed, 1) };
}
