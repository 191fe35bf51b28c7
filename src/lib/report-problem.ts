import { type App, appState } from './app.ts';
import { combineCleanups, listen } from './listen.ts';
export type Problem = { what: string; error?: unknown } | SecurityPolicyViolationEvent;

/** Problems wait here until the script that reports them has loaded (src/app/reports/send-reports.ts). */
export const problems = appState((): { waiting: Problem[]; send?: (problem: Problem) => void } => ({
  waiting: [],
}));

function note(app: App, problem: Problem): void {
  const { send, waiting } = problems(app);
  if (send) send(problem);
  else waiting.push(problem);
}

/**
 * Reports a problem that the player must not notice: an answer that breaks the contract, a part of a screen that threw.
 * A build without VITE_REPORT_URL only writes a line to the console.
 */
export function reportProblem(app: App, what: string, error?: unknown): void {
  console.warn(...(error === undefined ? [what] : [what, error]));
  if (import.meta.env.VITE_REPORT_URL) note(app, { what, error });
}

/** Reports uncaught errors, and violations of the page's policy (SHP-03). */
export function watchProblems(app: App): (() => void) | undefined {
  if (!import.meta.env.VITE_REPORT_URL) return undefined;
  return combineCleanups(
    listen('error', ({ error }) => error && note(app, { what: 'Uncaught.', error })),
    listen('unhandledrejection', ({ reason }) => note(app, { what: 'Unhandled rejection.', error: reason })),
    listen('securitypolicyviolation', (event) => note(app, event)),
  );
}
