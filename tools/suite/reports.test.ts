import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { countStep, forgetReport } from './reports.ts';
import type { Step } from './steps.ts';

const folder = folderOfTest();

function reporting(kind: 'vitest' | 'playwright', written?: unknown): Step {
  const file = folder(`${kind}.json`);
  if (written !== undefined) writeFileSync(file, JSON.stringify(written));
  return { name: kind, command: kind, hint: '', report: { kind, file, options: '' } };
}

test('a step of the suite without a report counts as one test', () => {
  const types: Step = { name: 'types', command: 'tsc', hint: '' };
  expect(countStep(types, 0)).toEqual({ passed: 1, failed: 0, skipped: 0, again: [] });
  expect(countStep(types, 2)).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] });
});

const ofVitest = (status: string, ...failureMessages: string[]) => ({
  status,
  fullName: `a test that ${status}`,
  failureMessages,
});
const ofPlaywright = (status: string) => ({
  title: `is ${status}`,
  file: 'one.e2e.ts',
  line: 7,
  tests: [{ status }],
});

test('a report of Vitest counts its tests, and a file that does not load as a failure', () => {
  const step = reporting('vitest', {
    testResults: [
      {
        status: 'failed',
        assertionResults: [ofVitest('passed'), ofVitest('failed', 'wrong'), ofVitest('pending')],
      },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [ofVitest('passed')] },
    ],
  });
  expect(countStep(step, 1)).toEqual({ passed: 2, failed: 2, skipped: 1, again: [] });
});

test('a test of Vitest or Playwright that passed on its second try counts as passed, and is named', () => {
  const ofUnit = reporting('vitest', {
    testResults: [
      { status: 'passed', assertionResults: [ofVitest('passed', 'first wrong'), ofVitest('passed')] },
    ],
  });
  expect(countStep(ofUnit, 0)).toEqual({ passed: 2, failed: 0, skipped: 0, again: ['a test that passed'] });
  const ofJourneys = reporting('playwright', {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ specs: [ofPlaywright('expected')], suites: [{ specs: [ofPlaywright('flaky')] }] }],
  });
  const again = ['one.e2e.ts:7 is flaky'];
  expect(countStep(ofJourneys, 1)).toEqual({ passed: 6, failed: 1, skipped: 2, again });
});

test('a step with a bad end counts a failure even when every test passed', () => {
  const step = reporting('playwright', { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
  expect(countStep(step, 1)).toEqual({ passed: 5, failed: 1, skipped: 0, again: [] });
});

test('a step whose report is missing or old counts a failure, also after a good end', () => {
  expect(countStep(reporting('vitest'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] });
  const step = reporting('vitest', {
    testResults: [{ status: 'passed', assertionResults: [ofVitest('passed')] }],
  });
  forgetReport(step);
  expect(countStep(step, 0)).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] });
});
