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

const ofVitest = (status: string, ...failureMessages: string[]) => ({
  status,
  fullName: `a test that ${status}`,
  failureMessages,
});
const ofPlaywright = (status: string) => ({ title: status, file: 'one.ts', line: 7, tests: [{ status }] });

const unit = {
  testResults: [
    { status: 'failed', assertionResults: [ofVitest('failed', 'wrong'), ofVitest('pending')] },
    // A file that does not load has no tests.
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [ofVitest('passed', 'first wrong'), ofVitest('passed')] },
  ],
};
const journeys = {
  stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 2 },
  suites: [{ specs: [ofPlaywright('expected')], suites: [{ specs: [ofPlaywright('flaky')] }] }],
};

test('a report counts its tests, names those of a second try, and a bad end is a failure at least', () => {
  expect(countStep(reporting('vitest', unit), 1)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    again: ['a test that passed'],
  });
  const counted = { passed: 6, failed: 0, skipped: 2, again: ['one.ts:7 flaky'] };
  expect(countStep(reporting('playwright', journeys), 0)).toEqual(counted);
  expect(countStep(reporting('playwright', journeys), 1)).toEqual({ ...counted, failed: 1 });
});

test('a step without a report is one test; one whose report is missing or old is a failure', () => {
  const types: Step = { name: 'types', command: 'tsc', hint: '' };
  expect([0, 2].map((code) => countStep(types, code).passed)).toEqual([1, 0]);
  expect(countStep(reporting('playwright'), 0)).toMatchObject({ passed: 0, failed: 1 });
  const old = reporting('vitest', unit);
  forgetReport(old);
  expect(countStep(old, 0)).toMatchObject({ passed: 0, failed: 1 });
});
