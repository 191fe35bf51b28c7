import { type AmountLimits, amountProblem, isUnfinished, readAmount } from '../lib/amount-text.ts';
import type { App } from '../lib/app.ts';
import type { Minor } from '../lib/money.ts';
import { currentCountry } from './market.ts';

/**
 * Markets that pay in whole units of their currency: no payment method in Chile has centavos. Apart from the table of
 * markets, which is part of the first script of the page.
 */
const WHOLE_UNIT_MARKETS: readonly string[] = ['CL'];

/** Whether this market pays in whole units (DEP-09). */
export const paysWhole = (app: App): boolean => WHOLE_UNIT_MARKETS.includes(currentCountry(app));

/** Minor units of what the player typed, read as this market pays; undefined when it is no amount. */
export function typedAmount(app: App, typed: string): Minor | undefined {
  const amount = readAmount(typed, paysWhole(app));
  return typeof amount === 'bigint' ? amount : undefined;
}

/** The problem with what is typed, in this market, or undefined when it can be paid. */
export const typedProblem = (app: App, typed: string, limits: AmountLimits) =>
  amountProblem(typed, limits, paysWhole(app));

/** Whether no further typing can make it an amount: then the field says so at once. */
export const isBeyondReading = (app: App, typed: string): boolean => !isUnfinished(typed, paysWhole(app));

/** The most of an amount that can be paid in this market. */
export const payableOf = (app: App, amount: Minor): Minor =>
  paysWhole(app) ? amount - (amount % 100n) : amount;
