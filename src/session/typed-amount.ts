import { type AmountLimits, amountProblem, isUnfinished, readAmount } from '../lib/amount-text.ts';
import type { Minor } from '../lib/money.ts';
import { currentCountry } from './market.ts';

/**
 * Markets that pay in whole units of their currency: no payment method in Chile has centavos. Apart from the table of
 * markets, which is part of the first script of the page.
 */
const WHOLE_UNIT_MARKETS: readonly string[] = ['CL'];

/** Whether this market pays in whole units (DEP-09). */
export const paysWhole = (): boolean => WHOLE_UNIT_MARKETS.includes(currentCountry());

/** Minor units of what the player typed, read as this market pays; undefined when it is no amount. */
export function typedAmount(typed: string): Minor | undefined {
  const amount = readAmount(typed, paysWhole());
  return typeof amount === 'bigint' ? amount : undefined;
}

/** The problem with what is typed, in this market, or undefined when it can be paid. */
export const typedProblem = (typed: string, limits: AmountLimits) =>
  amountProblem(typed, limits, paysWhole());

/** Whether no further typing can make it an amount: then the field says so at once. */
export const isBeyondReading = (typed: string): boolean => !isUnfinished(typed, paysWhole());

/** The most of an amount that can be paid in this market. */
export const payableOf = (amount: Minor): Minor => (paysWhole() ? amount - (amount % 100n) : amount);
