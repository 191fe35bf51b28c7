import * as v from 'valibot';
import { type Market, markets } from '../../config/markets.ts';
import { digitsOf } from '../../lib/plain-digits.ts';

const USERNAME_MIN_DIGITS = 9;
const USERNAME_MAX_DIGITS = 10;

/** The digits of a number: `+56 9 1234 5678` and `912345678` are one. @param phonePrefix without + */
export function plainNumber(typed: string, phonePrefix: string): string {
  const digits = digitsOf(typed).replace(/^0+/, '');
  // Without a +, the first digits may equal the prefix by chance, so only a number that is too long has the prefix.
  const hasPrefix = typed.trimStart().startsWith('+') || digits.length > USERNAME_MAX_DIGITS;
  const bare = hasPrefix && digits.startsWith(phonePrefix) ? digits.slice(phonePrefix.length) : digits;
  return bare.replace(/^0+/, '');
}

/** The market of a number with a +, or too long without one: `+251 91 123 4567` is Ethiopian. */
export function marketOfNumber(typed: string): Market | undefined {
  const digits = digitsOf(typed).replace(/^0+/, '');
  if (!typed.trimStart().startsWith('+') && digits.length <= USERNAME_MAX_DIGITS) return undefined;
  return markets.find(
    ({ phonePrefix }) =>
      digits.startsWith(phonePrefix) && digits.length >= phonePrefix.length + USERNAME_MIN_DIGITS,
  );
}

/** The names are the keys of the texts under `register` (spec point 5). */
export const accountProblems = ['username-error', 'password-error', 'verify-error'] as const;
export type AccountProblem = (typeof accountProblems)[number];

const problem = (name: AccountProblem) => name;

const usernameRule = v.pipe(v.string(), v.regex(/^[0-9]{9,10}$/, problem('username-error')));

export const passwordRule = v.pipe(v.string(), v.regex(/^[\x21-\x7E]{6,24}$/, problem('password-error')));

export const NEW_PASSWORD_MIN = 6;

/** At most 16 characters (spec point 5, verify form). */
export const newPasswordRule = v.pipe(v.string(), v.regex(/^[\x21-\x7E]{6,16}$/, problem('verify-error')));

export interface Account {
  username: string;
  password: string;
}

export function numberRule(phonePrefix: string) {
  return v.pipe(
    v.string(),
    v.transform((typed) => plainNumber(typed, phonePrefix)),
    usernameRule,
  );
}

export function loginRule(phonePrefix: string) {
  return v.object({ username: numberRule(phonePrefix), password: passwordRule });
}
