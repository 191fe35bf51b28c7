import { formatMinor, type Minor, toMinor } from './money.ts';

/** Why what is in the field is no amount. `decimals`: it is one, but this market pays in whole units. */
export type Unreadable = 'missing' | 'unreadable' | 'decimals';

/** How what is in the field stands to the limits of a method. */
export type AmountProblem = Unreadable | 'below' | 'above';

export interface AmountLimits {
  min: Minor;
  max: Minor;
}

/** The limits of a method, which are major units on the wire. */
export function limitsOf({ min, max }: { min: number; max: number }): AmountLimits {
  return { min: toMinor(min) ?? 0n, max: toMinor(max) ?? 0n };
}

/** Thousands in one habit or the other, never in both: 1.000.000 as Chileans write it, 1,000,000 as others do. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;
/** Cents behind the mark that does not group the thousands. */
const WITH_CENTS = [
  /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/,
];
const ENDS_IN_CENTS = /^[\d.,]*\d[.,]\d{1,2}$/;

/**
 * Minor units of what a player typed or pasted, or why it is none: it is read or refused, never turned into another
 * number (DEP-09). Chileans write ten thousand as 10.000, so that it never becomes ten pesos.
 * @param isWhole the market pays in whole units: cents are refused unless they are 00; `$` may stand in front
 */
export function readAmount(typed: string, isWhole: boolean): Minor | Unreadable {
  const text = typed.trim().replace(isWhole ? /^\$\s*/ : '', '');
  if (text === '') return 'missing';
  if (/^\d+$/.test(text)) return BigInt(text) * 100n;
  if (GROUPED.test(text)) return BigInt(text.replace(/\D/g, '')) * 100n;
  const [, whole = '', cents = ''] = WITH_CENTS.map((form) => form.exec(text)).find(Boolean) ?? [];
  if (whole && (!isWhole || Number(cents) === 0))
    return BigInt(whole.replace(/\D/g, '')) * 100n + BigInt(cents.padEnd(2, '0'));
  return isWhole && ENDS_IN_CENTS.test(text) ? 'decimals' : 'unreadable';
}

/** Whether it can become an amount by typing on: `10.0` on the way to 10.000. What cannot is said at once. */
export function isUnfinished(typed: string, isWhole: boolean): boolean {
  return ['', '0', '00', '000'].some((digits) => typeof readAmount(typed + digits, isWhole) === 'bigint');
}

/** The problem with what is in the field, or undefined when it can be paid. */
export function amountProblem(
  typed: string,
  { min, max }: AmountLimits,
  isWhole: boolean,
): AmountProblem | undefined {
  const amount = readAmount(typed, isWhole);
  if (typeof amount === 'string') return amount;
  if (amount === 0n || amount < min) return 'below';
  return amount > max ? 'above' : undefined;
}

/** An amount as the field stores it: digits, without `.00`; thousands are grouped where they are shown. */
export function amountDraft(amount: Minor): string {
  return formatMinor(amount).replace(/\.00$/, '').replaceAll(',', '');
}

/** What the field shows of what was typed: thousands grouped by commas. What is no amount is shown as it was typed. */
export function shownDraft(draft: string): string {
  const [, whole, cents = ''] = /^(\d+)(\.\d{0,2})?$/.exec(draft) ?? [];
  if (whole !== undefined) return whole.replace(/\B(?=(\d{3})+$)/g, ',') + cents;
  return GROUPED.test(draft) ? draft.replaceAll('.', ',') : draft;
}

/** Place in the draft of a place in what is shown: commas that were not typed do not count. */
function placeInDraft(shown: string, draft: string, place: number): number {
  return shown.length === draft.length ? place : shown.slice(0, place).replaceAll(',', '').length;
}

/** Where the caret is shown that stands at a place of the draft: behind the character before it. */
export function caretInShown(draft: string, place: number): number {
  const shown = shownDraft(draft);
  const places = Array.from({ length: shown.length + 1 }, (_, index) => index);
  return places.find((index) => placeInDraft(shown, draft, index) >= place) ?? shown.length;
}

/**
 * The draft after a key, a deletion or a paste.
 * @param value what the field holds now, with the commas it was shown with
 * @param inserted what was put in before the caret, `''` for a deletion; undefined where the browser does not say: then
 *   all of the value counts as typed
 */
export function editedDraft(
  draft: string,
  value: string,
  caret: number,
  inserted: string | undefined,
): { text: string; caret: number } {
  const shown = shownDraft(draft);
  const head = inserted === undefined ? undefined : value.slice(0, caret - inserted.length);
  const tail = value.slice(caret);
  const isEdit =
    head !== undefined &&
    inserted !== undefined &&
    head + inserted + tail === value &&
    head.length + tail.length <= shown.length &&
    shown.startsWith(head) &&
    shown.endsWith(tail);
  const start = isEdit ? placeInDraft(shown, draft, head.length) : 0;
  const rest = isEdit ? draft.slice(placeInDraft(shown, draft, shown.length - tail.length)) : tail;
  const before = isEdit ? draft.slice(0, start) + inserted : value.slice(0, caret);
  const text = before + rest;
  // 007 is 7, also where a zero was left in the field.
  const zeros = /^\d+$/.test(text) ? (/^0+(?=\d)/.exec(text)?.[0].length ?? 0) : 0;
  return { text: text.slice(zeros), caret: Math.max(0, before.length - zeros) };
}
