/** What a suggestion needs of a payment method. */
interface Method {
  code: string;
}

/** Payment codes by how a number begins, as it is written at home, with its 0 (spec point 5). */
const SUGGESTIONS: readonly (readonly [begins: string, codes: readonly string[]])[] = [
  ['09', ['telebirr', 'cbebirr']],
  ['07', ['mpesa']],
  ['', ['cbebirr']],
];
const SUGGESTED: ReadonlySet<string> = new Set(SUGGESTIONS.flatMap(([, codes]) => codes));

/** Whether a market has methods that go by the player's number (DEP-02): Ethiopia and Kenya have, Chile has not. */
export const goByNumber = (methods: readonly Method[]): boolean =>
  methods.some(({ code }) => SUGGESTED.has(code));

/**
 * The methods that are offered first for a number, as far as the market has them; "Other" opens the rest (DEP-02).
 * @param number as typed, or a username: without prefix, with or without the 0 it begins with at home
 */
export function suggestedMethods<M extends Method>(methods: readonly M[], number: string): M[] {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  const written = digits === '' ? '' : `0${digits}`;
  const [, codes] = SUGGESTIONS.find(([begins]) => written.startsWith(begins)) ?? ['', []];
  return codes.flatMap((code) => methods.filter((method) => method.code === code));
}

/**
 * The method that stands when the number changes: the first suggestion takes the place of a suggestion that is gone.
 * One that the player took from the whole list stays.
 */
export function methodAfterTyping(
  methods: readonly Method[],
  chosen: string,
  before: string,
  after: string,
): string {
  const has = (number: string) => suggestedMethods(methods, number).some(({ code }) => code === chosen);
  return has(before) && !has(after) ? (suggestedMethods(methods, after)[0]?.code ?? chosen) : chosen;
}
