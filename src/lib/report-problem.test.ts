import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { type Problem, problems, reportProblem } from './report-problem.ts';

const app = freshApp();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const fault = new Error('broken');

test('SHP-03 NET-11 a problem is told in a line of the console, and waits for the script of the reports', () => {
  reportProblem(app, 'A part threw.', fault);
  reportProblem(app, 'An answer is wrong.');
  expect(vi.mocked(console.warn).mock.calls).toEqual([['A part threw.', fault], ['An answer is wrong.']]);
  expect(problems(app).waiting).toEqual([
    { what: 'A part threw.', error: fault },
    { what: 'An answer is wrong.' },
  ]);
});

test('SHP-03 an early problem waits for the reporting script, a later one goes to it', () => {
  const sent: Problem[] = [];
  reportProblem(app, 'early');
  problems(app).send = (problem) => void sent.push(problem);
  reportProblem(app, 'late');
  expect([problems(app).waiting, sent]).toEqual([[{ what: 'early' }], [{ what: 'late' }]]);
});
