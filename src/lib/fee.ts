import { formatAmount, type Minor, toMinor } from './money.ts';

/** The server sends rates as decimal fractions; with this many decimals they are exact integers. */
const RATE_DECIMALS = 12;
const RATE_ONE = 10n ** BigInt(RATE_DECIMALS);

function exactRate(rate: number): bigint {
  return Number.isFinite(rate) && rate >= 0 ? BigInt(rate.toFixed(RATE_DECIMALS).replace('.', '')) : 0n;
}

/** A share, rounded half up. @param isZeroDecimal the market pays in whole units: rounded to one */
export function shareOf(amount: Minor, rate: number, isZeroDecimal: boolean): Minor {
  const unit = isZeroDecimal ? 100n : 1n;
  return ((amount * exactRate(rate) + (RATE_ONE * unit) / 2n) / (RATE_ONE * unit)) * unit;
}

export function rewardOf(deposit: Minor, rate: number, most: Minor, isZeroDecimal: boolean): Minor {
  const share = shareOf(deposit, rate, isZeroDecimal);
  return share < most ? share : most;
}

/** amount x feeRate + feeFixed, in minor units. */
export function feeOf(
  { feeRate, feeFixed }: { feeRate: number; feeFixed: number },
  amount: Minor,
  isZeroDecimal: boolean,
): Minor {
  return shareOf(amount, feeRate, isZeroDecimal) + (toMinor(feeFixed) ?? 0n);
}

export function percentOf(rate: number): string {
  return `${Number((rate * 100).toFixed(2))}%`;
}

/** `1%`, `150.00`, `1% + 150.00`, or the text for a free method. */
export function feeText(
  { feeRate, feeFixed }: { feeRate: number; feeFixed: number },
  words: { fee: (terms: { fee: string }) => string; free: () => string },
): string {
  const terms = [feeRate > 0 && percentOf(feeRate), feeFixed > 0 && formatAmount(feeFixed)].filter(Boolean);
  return terms.length > 0 ? words.fee({ fee: terms.join(' + ') }) : words.free();
}
