import { readAmount } from '../lib/amount-text.ts';
import type { App } from '../lib/app.ts';
import type { Minor } from '../lib/money.ts';
import { currentCountry } from './market.ts';

/** No payment method in Chile has centavos. Not in the table of markets, which is in the first script. */
const WHOLE_UNIT_MARKETS: readonly string[] = ['CL'];

/** True where the market pays in whole units (DEP-09). */
export const isZeroDecimalMarket = (app: App): boolean => WHOLE_UNIT_MARKETS.includes(currentCountry(app));

/** @returns minor units; undefined when the text is no amount in this market */
export function typedAmount(app: App, typed: string): Minor | undefined {
  const amount = readAmount(typed, isZeroDecimalMarket(app));
  return typeof amount === 'bigint' ? amount : undefined;
}

export const payableOf = (app: App, amount: Minor): Minor =>
  isZeroDecimalMarket(app) ? amount - (amount % 100n) : amount;
