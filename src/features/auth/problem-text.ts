import { texts } from '../../i18n/texts.ts';
import { type AccountProblem, accountProblems } from './account-rules.ts';

const isAccountProblem = (problem: string | undefined): problem is AccountProblem =>
  accountProblems.some((name) => name === problem);

/** The words for a problem that account-rules.ts named; undefined for any other. */
export function problemText(problem: string | undefined): string | undefined {
  return isAccountProblem(problem) ? texts().auth.register[problem]() : undefined;
}
