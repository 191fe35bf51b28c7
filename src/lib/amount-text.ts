import { formatMinor, type Minor, parseMoney } from './money.ts';

const WHOLE_DIGITS_MOST = 12;
const DECIMALS = 2;

function grouped(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS_MOST);
  return significant.replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * What a player typed, as the field shows it: thousands grouped by commas while typing, at most two decimals.
 * Chileans write ten thousand as 10.000: a dot before exactly three last digits is a thousands mark, so that it never
 * becomes ten pesos.
 */
export function tidyAmountText(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '');
  const dot = kept.lastIndexOf('.');
  if (dot < 0) return grouped(kept.replaceAll(',', ''));
  const whole = kept.slice(0, dot).replace(/\D/g, '');
  const decimals = kept.slice(dot + 1).replace(/\D/g, '');
  if (decimals.length === 3 && whole !== '') return grouped(whole + decimals);
  return `${grouped(whole) || '0'}.${decimals.slice(0, DECIMALS)}`;
}

/** An amount as the field shows it: without the decimals `.00`. */
export function amountText(amount: Minor): string {
  return formatMinor(amount).replace(/\.00$/, '');
}

/** Where the caret belongs after tidying: behind the same number of digits and dots as before. */
export function caretAfter(tidied: string, marksBefore: number): number {
  let seen = 0;
  for (const [index, character] of [...tidied].entries()) {
    if (seen >= marksBefore) return index;
    if (character !== ',') seen += 1;
  }
  return tidied.length;
}

/** How an amount stands to a method's limits. */
export type AmountProblem = 'missing' | 'below' | 'above';

export interface AmountLimits {
  min: Minor;
  max: Minor;
}

/** The problem with what is in the field, or undefined when it can be paid. */
export function amountProblem(text: string, limits: AmountLimits): AmountProblem | undefined {
  const amount = parseMoney(text);
  if (amount === undefined || amount === 0n) return 'missing';
  if (amount < limits.min) return 'below';
  return amount > limits.max ? 'above' : undefined;
}
