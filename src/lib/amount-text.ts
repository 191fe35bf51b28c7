import { formatMinor, type Minor, toMinor } from './money.ts';
import { plainDigits } from './plain-digits.ts';

/** `decimals`: the amount has cents, but this market pays in whole units. */
export type Unreadable = 'missing' | 'unreadable' | 'decimals';

export type AmountProblem = Unreadable | 'below' | 'above';

export interface AmountLimits {
  min: Minor;
  max: Minor;
}

export function limitsOf({ min, max }: { min: number; max: number }): AmountLimits {
  return { min: toMinor(min) ?? 0n, max: toMinor(max) ?? 0n };
}

/** Only one thousands separator: Chileans write 1.000.000, others 1,000,000. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;
const WITH_CENTS = [
  /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/,
];
const ENDS_IN_CENTS = /^[\d.,]*\d[.,]\d{1,2}$/;

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const NARROW_GROUP = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;

/** Takes off what a paste brings along, as in `$10.000.-` and `CLP 10.000` (DEP-09). */
export function plainAmount(typed: string, currency: string): string {
  const text = plainDigits(typed).replace(INVISIBLE, '').replace(NARROW_GROUP, '');
  const own = new RegExp(
    `^\\s*(?:${currency})?\\s*(\\$?\\s*\\d.*?)(?:[.,][-–])?\\s*(?:${currency})?\\s*$`,
    'i',
  );
  return own.exec(text)?.[1] ?? text;
}

/**
 * Parses a typed amount or refuses it: 10.000 must never become ten pesos (DEP-09).
 * @param isZeroDecimal the market pays in whole units: cents are refused unless they are 00
 * @returns minor units, or the reason of the refusal
 */
export function readAmount(typed: string, isZeroDecimal: boolean): Minor | Unreadable {
  const text = typed.trim().replace(isZeroDecimal ? /^\$\s*/ : '', '');
  if (text === '') return 'missing';
  if (/^\d+$/.test(text)) return BigInt(text) * 100n;
  if (GROUPED.test(text)) return BigInt(text.replace(/\D/g, '')) * 100n;
  const [, whole = '', cents = ''] = WITH_CENTS.map((form) => form.exec(text)).find(Boolean) ?? [];
  if (whole && (!isZeroDecimal || Number(cents) === 0))
    return BigInt(whole.replace(/\D/g, '')) * 100n + BigInt(cents.padEnd(2, '0'));
  return isZeroDecimal && ENDS_IN_CENTS.test(text) ? 'decimals' : 'unreadable';
}

/** In minor units; 0 for a text that is no amount. */
export function amountOf(typed: string, isZeroDecimal: boolean): Minor {
  const amount = readAmount(typed, isZeroDecimal);
  return typeof amount === 'bigint' ? amount : 0n;
}

/** True when more typing can make it an amount: `10.0` may become 10.000. All other texts are refused at once. */
export function isUnfinished(typed: string, isZeroDecimal: boolean): boolean {
  return ['', '0', '00', '000'].some(
    (digits) => typeof readAmount(typed + digits, isZeroDecimal) === 'bigint',
  );
}

export function amountProblem(
  typed: string,
  { min, max }: AmountLimits,
  isZeroDecimal: boolean,
): AmountProblem | undefined {
  const amount = readAmount(typed, isZeroDecimal);
  if (typeof amount === 'string') return amount;
  if (amount === 0n || amount < min) return 'below';
  return amount > max ? 'above' : undefined;
}

/** An amount as the field stores it: digits, without `.00` and without grouping. */
export function amountDraft(amount: Minor): string {
  return formatMinor(amount).replace('.00', '').replaceAll(',', '');
}

/** Adds commas between thousands; a text that is no amount stays as it was typed. */
export function shownDraft(draft: string): string {
  const [, whole, cents = ''] = /^(\d+)(\.\d{0,2})?$/.exec(draft) ?? [];
  if (whole !== undefined) return whole.replace(/\B(?=(\d{3})+$)/g, ',') + cents;
  return GROUPED.test(draft) ? draft.replaceAll('.', ',') : draft;
}

/** Maps a caret position in the shown text to the draft, which has no commas. */
function placeInDraft(shown: string, draft: string, place: number): number {
  return shown.length === draft.length ? place : shown.slice(0, place).replaceAll(',', '').length;
}

/** Maps a caret position in the draft to the shown text, where the caret stands after the character before it. */
export function caretInShown(draft: string, place: number): number {
  const shown = shownDraft(draft);
  const places = Array.from({ length: shown.length }, (_, index) => index);
  return places.find((index) => placeInDraft(shown, draft, index) >= place) ?? shown.length;
}

/**
 * The draft after a change.
 * @param value shown text, with commas
 * @param inserted `''` for a deletion, undefined if unknown
 */
export function editedDraft(
  draft: string,
  value: string,
  caret: number,
  inserted: string | undefined,
): { text: string; caret: number } {
  const shown = shownDraft(draft);
  const head = value.slice(0, caret - (inserted?.length ?? 0));
  const tail = value.slice(caret);
  // Never an edit where `inserted` is unknown: its text would make the sum longer than the value.
  const isEdit =
    head + inserted + tail === value &&
    head.length + tail.length <= shown.length &&
    shown.startsWith(head) &&
    shown.endsWith(tail);
  const start = isEdit ? placeInDraft(shown, draft, head.length) : 0;
  const rest = isEdit ? draft.slice(placeInDraft(shown, draft, shown.length - tail.length)) : tail;
  const before = isEdit ? draft.slice(0, start) + inserted : value.slice(0, caret);
  const text = before + rest;
  // 007 becomes 7, also after a zero that was in the field.
  const zeros = /^\d+$/.test(text) ? (/^0+(?=\d)/.exec(text)?.[0].length ?? 0) : 0;
  return { text: text.slice(zeros), caret: Math.max(0, before.length - zeros) };
}
