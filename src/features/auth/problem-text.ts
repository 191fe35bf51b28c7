import { texts } from '../../i18n/texts.ts';

/** The words for a problem that account-rules.ts named; undefined when there is none. */
export function problemText(problem: string | undefined): string | undefined {
  const { register } = texts().auth;
  return problem === 'usernameError' || problem === 'passwordError' ? register[problem]() : undefined;
}
