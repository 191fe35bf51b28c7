import { texts } from '../../i18n/texts.ts';
import { type AccountProblem, accountProblems } from './account-rules.ts';
import { type FlowProblem, type ProblemPlace, placeOf } from './flow-problem.ts';

const isAccountProblem = (problem: string | undefined): problem is AccountProblem =>
  accountProblems.some((name) => name === problem);

/** The words for a problem that account-rules.ts named; undefined for any other. */
export function problemText(problem: string | undefined): string | undefined {
  return isAccountProblem(problem) ? texts().auth.register[problem]() : undefined;
}

/** What a problem says to the player: the server's own words where it gave any and was reached. */
export function problemWords({ kind, message }: FlowProblem): string {
  const { problem } = texts().profile;
  switch (kind) {
    case 'refused':
      return message || problem.refused();
    case 'limited':
      return message || problem.limited();
    case 'signed-out':
      // Whoever sees the form had a session: a server that only asks for a login says less.
      return problem.signedOut();
    case 'no-session':
      return texts().auth.login.noSession();
    case 'failed':
      return message || problem.failed();
    case 'lost':
      return problem.lost();
  }
}

/**
 * The place of a problem in a form that shows these fields, and what to show at a place: the words, or undefined where
 * the problem belongs elsewhere.
 */
export function problemIn(problem: FlowProblem | undefined, fields: readonly ProblemPlace[], words?: string) {
  const place = problem && placeOf(problem, fields);
  return {
    place,
    errorAt: (at: ProblemPlace) => (problem && place === at ? (words ?? problemWords(problem)) : undefined),
  };
}
