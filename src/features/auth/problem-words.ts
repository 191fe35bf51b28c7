import { texts } from '../../i18n/texts.ts';
import { type AccountProblem, accountProblems } from './account-rules.ts';
import { type FlowProblem, type ProblemPlace, placeOf } from './flow-problem.ts';

const isAccountProblem = (problem: string | undefined): problem is AccountProblem =>
  accountProblems.some((name) => name === problem);

export function problemText(problem: string | undefined): string | undefined {
  return isAccountProblem(problem) ? texts().auth.register[problem]() : undefined;
}

export function problemWords({ kind, message }: FlowProblem): string {
  const { problem } = texts().profile;
  switch (kind) {
    case 'refused':
      return message || problem.refused();
    case 'limited':
      return message || problem.limited();
    case 'signed-out':
      // The form was open with a session, so "session ended" says more than the server's request to log in.
      return problem.signedOut();
    case 'no-session':
      return texts().auth.login.noSession();
    case 'failed':
      return message || problem.failed();
    case 'lost':
      return problem.lost();
  }
}

export function problemIn(problem: FlowProblem | undefined, fields: readonly ProblemPlace[], words?: string) {
  const place = problem && placeOf(problem, fields);
  return {
    place,
    errorAt: (at: ProblemPlace) => (problem && place === at ? (words ?? problemWords(problem)) : undefined),
  };
}
