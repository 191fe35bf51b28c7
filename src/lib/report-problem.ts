import { type App, appState } from './app.ts';

export type Problem = { what: string; error?: unknown } | SecurityPolicyViolationEvent;

/** Problems wait here until the script that reports them has loaded (src/app/reports/send-reports.ts). */
export const problems = appState(() => {
  const waiting: Problem[] = [];
  return { waiting, send: (problem: Problem): void => void waiting.push(problem) };
});

/** Reports a problem that the player must not notice. */
export function reportProblem(app: App, what: string, error?: unknown): void {
  console.warn(...(error === undefined ? [what] : [what, error]));
  problems(app).send({ what, error });
}
