import { type App, part } from './app.ts';
import { listen, together } from './listen.ts';
/** What a developer has to know: something thrown with what it was thrown by, a broken contract, a broken policy. */
export type Problem = { what: string; error?: unknown } | SecurityPolicyViolationEvent;

/** What happened before the script that reports it was there (src/app/reports/send-reports.ts). */
export const problems = part((): { waiting: Problem[]; send?: (problem: Problem) => void } => ({
  waiting: [],
}));

function note(app: App, problem: Problem): void {
  const { send, waiting } = problems(app);
  if (send) send(problem);
  else waiting.push(problem);
}

/**
 * Something the player must not notice and a developer has to know: an answer that breaks the contract, a part of a
 * screen that threw. The one place from which problems are reported; without VITE_REPORT_URL the build has no more of it
 * than the console's line.
 */
export function reportProblem(app: App, what: string, error?: unknown): void {
  console.warn(...(error === undefined ? [what] : [what, error]));
  if (import.meta.env.VITE_REPORT_URL) note(app, { what, error });
}

/** Notes what nobody caught, and what the page's policy stopped (SHP-03). */
export function watchProblems(app: App): (() => void) | undefined {
  if (!import.meta.env.VITE_REPORT_URL) return undefined;
  return together(
    listen('error', ({ error }) => error && note(app, { what: 'Uncaught.', error })),
    listen('unhandledrejection', ({ reason }) => note(app, { what: 'Unhandled rejection.', error: reason })),
    listen('securitypolicyviolation', (event) => note(app, event)),
  );
}
