/** What a developer has to know: something thrown with what it was thrown by, a broken contract, a broken policy. */
export type Problem = { what: string; error?: unknown } | SecurityPolicyViolationEvent;

/** What happened before the script that reports it was there (src/app/reports/send-reports.ts). */
export const problems: { waiting: Problem[]; send?: (problem: Problem) => void } = { waiting: [] };

function note(problem: Problem): void {
  if (problems.send) problems.send(problem);
  else problems.waiting.push(problem);
}

/**
 * Something the player must not notice and a developer has to know: an answer that breaks the contract, a part of a
 * screen that threw. The one place from which problems are reported; without VITE_REPORT_URL the build has no more of it
 * than the console's line.
 */
export function reportProblem(what: string, error?: unknown): void {
  console.warn(...(error === undefined ? [what] : [what, error]));
  if (import.meta.env.VITE_REPORT_URL) note({ what, error });
}

/** Notes what nobody caught, and what the page's policy stopped (SHP-03). */
export function watchProblems(): void {
  if (!import.meta.env.VITE_REPORT_URL) return;
  addEventListener('error', ({ error }) => error && note({ what: 'Uncaught.', error }));
  addEventListener('unhandledrejection', ({ reason }) =>
    note({ what: 'Unhandled rejection.', error: reason }),
  );
  addEventListener('securitypolicyviolation', note);
}
