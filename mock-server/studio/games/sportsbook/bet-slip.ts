/** `single`: each selection is its own bet; `combo`: one bet that wins when all selections win. */
export type SlipKind = 'single' | 'combo';

export const LEGS_AT_MOST = 10;
/** Largest return of one bet, in minor units. */
export const RETURN_AT_MOST = 1_000_000_000;

/**
 * Return of a winning bet, stake included. Prices are multiplied exactly, as whole hundredths; only the result is
 * rounded down to the market's smallest unit.
 * @param stake minor units
 * @param prices whole hundredths, one for each selection
 * @param unit smallest unit of the market, in minor units
 * @returns minor units
 */
export function returnOf(stake: number, prices: readonly number[], unit = 1): number {
  const product = prices.reduce((all, price) => all * BigInt(price), BigInt(stake));
  return Number(product / 100n ** BigInt(prices.length) / BigInt(unit)) * unit;
}

export const totalPrice = (prices: readonly number[]) => returnOf(100, prices);
