/** Integer minor units, exact from the answer to the screen (APP-09, design point 4). */
export type Minor = bigint;

/** A value that is no number shows a dash, never a false 0.00. */
export const NO_AMOUNT = '—';

/** Undefined when the value is no finite number or has more than two decimals. */
export function toMinor(amount: unknown): Minor | undefined {
  // toFixed is exact to two decimals for every amount below 2^53 / 100; a larger float has no cents.
  if (typeof amount !== 'number' || Math.abs(amount) >= 1e13) return undefined;
  const text = amount.toFixed(2);
  return Number(text) === amount ? BigInt(text.replace('.', '')) : undefined;
}

export function toAmount(minor: Minor): number {
  return Number(minor) / 100;
}

/** `1,234.50`: two decimals, '.' decimal, ',' thousands, in every language; never `-0.00`. */
export function formatMinor(minor: Minor | undefined): string {
  if (minor === undefined) return NO_AMOUNT;
  const negative = minor < 0n;
  const digits = (negative ? -minor : minor).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${negative ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

export function formatAmount(amount: unknown): string {
  return formatMinor(toMinor(amount));
}

/** @returns undefined if one amount is unknown: no sum is better than a wrong one */
export function sumOf(amounts: readonly (Minor | undefined)[]): Minor | undefined {
  return amounts.reduce<Minor | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0n,
  );
}

export const timesOf = (amount: Minor | undefined, times: number): Minor | undefined =>
  amount === undefined ? undefined : amount * BigInt(times);

export const minus = (amount: Minor | undefined): Minor | undefined =>
  amount === undefined ? undefined : -amount;

/** From 0 to 1; 1 where the whole is 0. */
export function ratioOf(part: Minor, whole: Minor): number {
  return part >= whole ? 1 : Number((part * 10_000n) / whole) / 10_000;
}
