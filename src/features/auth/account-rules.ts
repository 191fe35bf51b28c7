import * as v from 'valibot';
import { type Market, markets } from '../../config/markets.ts';

/** Digits of a number without its prefix (spec point 5). */
const USERNAME_MIN_DIGITS = 9;
const USERNAME_MAX_DIGITS = 10;

/**
 * The bare number of what a player typed or pasted: digits alone, without the market's prefix and leading zeros.
 * `+56 9 1234 5678`, `0056912345678` and `912345678` are one number.
 * @param phonePrefix the market's, without +
 */
export function plainNumber(typed: string, phonePrefix: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  // Without a + a number may well begin with the prefix's digits: only one that is too long has the prefix.
  const hasPrefix = typed.trimStart().startsWith('+') || digits.length > USERNAME_MAX_DIGITS;
  const bare = hasPrefix && digits.startsWith(phonePrefix) ? digits.slice(phonePrefix.length) : digits;
  return bare.replace(/^0+/, '');
}

/**
 * The market a number names by its prefix, as `plainNumber` would find one: typed with a +, or too long without.
 * `+251 91 123 4567` and `251911234567` are of Ethiopia.
 */
export function marketOfNumber(typed: string): Market | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (!typed.trimStart().startsWith('+') && digits.length <= USERNAME_MAX_DIGITS) return undefined;
  return markets.find(
    ({ phonePrefix }) =>
      digits.startsWith(phonePrefix) && digits.length >= phonePrefix.length + USERNAME_MIN_DIGITS,
  );
}

/** What can be wrong; the names are the keys of the texts under `register` (spec point 5). */
export const accountProblems = ['username-error', 'password-error', 'verify-error'] as const;
export type AccountProblem = (typeof accountProblems)[number];

const problem = (name: AccountProblem) => name;

const usernameRule = v.pipe(v.string(), v.regex(/^[0-9]{9,10}$/, problem('username-error')));

/** Letters, digits and symbols of printable ASCII, no space. */
export const passwordRule = v.pipe(v.string(), v.regex(/^[\x21-\x7E]{6,24}$/, problem('password-error')));

/** Least characters of the verify form's field (spec point 5); a password generator reads it from the field. */
export const NEW_PASSWORD_MIN = 6;

/** A password that takes the place of another: at most 16 of them (spec point 5, verify form). */
export const newPasswordRule = v.pipe(v.string(), v.regex(/^[\x21-\x7E]{6,16}$/, problem('verify-error')));

export interface Account {
  username: string;
  password: string;
}

/** A number in any of the forms of `plainNumber`; gives the bare one. */
export function numberRule(phonePrefix: string) {
  return v.pipe(
    v.string(),
    v.transform((typed) => plainNumber(typed, phonePrefix)),
    usernameRule,
  );
}

/** What a login needs. */
export function loginRule(phonePrefix: string) {
  return v.object({ username: numberRule(phonePrefix), password: passwordRule });
}
