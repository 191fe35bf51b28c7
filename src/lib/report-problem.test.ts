import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { windowEvents } from '../../tests/support/window-events.ts';
import type { App } from './app.ts';
import { type Problem, problems, reportProblem, watchProblems } from './report-problem.ts';

let app: App;
let page: EventTarget;
beforeEach(() => {
  app = deviceApp();
  page = windowEvents();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const happens = (type: string, facts: object) => page.dispatchEvent(Object.assign(new Event(type), facts));
const fault = new Error('broken');

test.each(['', 'https://reports.example/'])(
  'SHP-03 NET-11 with the reports’ address %j a problem is a line of the console, and is reported only where there is one',
  (url) => {
    vi.stubEnv('VITE_REPORT_URL', url);
    reportProblem(app, 'A part threw.', fault);
    reportProblem(app, 'An answer is wrong.');
    expect(vi.mocked(console.warn).mock.calls).toEqual([['A part threw.', fault], ['An answer is wrong.']]);
    expect(problems(app).waiting).toEqual(
      url ? [{ what: 'A part threw.', error: fault }, { what: 'An answer is wrong.' }] : [],
    );
  },
);

test('SHP-03 what happens before the script of the reports waits for it, what happens later goes to it', () => {
  vi.stubEnv('VITE_REPORT_URL', 'https://reports.example/');
  const sent: Problem[] = [];
  reportProblem(app, 'early');
  problems(app).send = (problem) => sent.push(problem);
  reportProblem(app, 'late');
  expect([problems(app).waiting, sent]).toEqual([[{ what: 'early' }], [{ what: 'late' }]]);
});

test('SHP-03 uncaught errors, rejections and what the policy stopped are reported, until the page stops it', () => {
  vi.stubEnv('VITE_REPORT_URL', 'https://reports.example/');
  const stop = watchProblems(app);
  happens('error', { error: fault });
  // A picture that did not load.
  happens('error', {});
  happens('unhandledrejection', { reason: fault });
  happens('securitypolicyviolation', { blockedURI: 'https://other.example/' });
  const reported = [
    { what: 'Uncaught.', error: fault },
    { what: 'Unhandled rejection.', error: fault },
    expect.objectContaining({ blockedURI: 'https://other.example/' }),
  ];
  expect(problems(app).waiting).toEqual(reported);
  stop?.();
  happens('error', { error: fault });
  expect(problems(app).waiting).toHaveLength(3);
});

test('SHP-03 a build without an address of reports does not listen', () => {
  vi.stubEnv('VITE_REPORT_URL', '');
  expect(watchProblems(app)).toBeUndefined();
  happens('error', { error: fault });
  expect(problems(app).waiting).toEqual([]);
});
