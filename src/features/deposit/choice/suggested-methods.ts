import { digitsOf } from '../../../lib/plain-digits.ts';

interface Method {
  code: string;
}

/** Payment codes by the first digits of a local number, with its 0 (spec point 5). */
const SUGGESTIONS: readonly (readonly [begins: string, codes: readonly string[]])[] = [
  ['09', ['telebirr', 'cbebirr']],
  ['07', ['mpesa']],
  ['', ['cbebirr']],
];
const SUGGESTED: ReadonlySet<string> = new Set(SUGGESTIONS.flatMap(([, codes]) => codes));

/** True in Ethiopia and Kenya, but not in Chile (DEP-02). */
export const isChosenByNumber = (methods: readonly Method[]): boolean =>
  methods.some(({ code }) => SUGGESTED.has(code));

/** The suggested methods of a number that the market has (DEP-02). @param number as typed, or a username */
export function suggestedMethods<M extends Method>(methods: readonly M[], number: string): M[] {
  const digits = digitsOf(number).replace(/^0+/, '');
  const written = digits === '' ? '' : `0${digits}`;
  const [, codes] = SUGGESTIONS.find(([begins]) => written.startsWith(begins)) ?? ['', []];
  return codes.flatMap((code) => methods.filter((method) => method.code === code));
}

/** A suggested method that no longer fits is replaced by the first suggestion. A method from the whole list stays. */
export function methodAfterTyping(
  methods: readonly Method[],
  chosen: string,
  before: string,
  after: string,
): string {
  const has = (number: string) => suggestedMethods(methods, number).some(({ code }) => code === chosen);
  return has(before) && !has(after) ? (suggestedMethods(methods, after)[0]?.code ?? chosen) : chosen;
}
