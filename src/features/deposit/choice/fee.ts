import type { DepositActivity, PaymentMethod, RecommendConfig } from '../../../api/generated/model/index.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';

/** Rates are decimal fractions on the wire; as an integer over this they are exact. */
const RATE_DECIMALS = 12;
const RATE_ONE = 10n ** BigInt(RATE_DECIMALS);

function exactRate(rate: number): bigint {
  return Number.isFinite(rate) && rate >= 0 ? BigInt(rate.toFixed(RATE_DECIMALS).replace('.', '')) : 0n;
}

/** A share of an amount in minor units, rounded half up to a whole minor unit. */
export function shareOf(amount: Minor, rate: number): Minor {
  return (amount * exactRate(rate) + RATE_ONE / 2n) / RATE_ONE;
}

/** What the method costs the player on top of the amount: amount x feeRate + feeFixed, in minor units. */
export function feeOf(method: Pick<PaymentMethod, 'feeRate' | 'feeFixed'>, amount: Minor): Minor {
  return shareOf(amount, method.feeRate) + (toMinor(method.feeFixed) ?? 0n);
}

/** `1 %` or `2.5 %` of a rate, without trailing zeros. */
export function percentOf(rate: number): string {
  const hundredths = Number((rate * 100).toFixed(2));
  return `${hundredths}\u00a0%`;
}

/** What an offer brings for an amount, in minor units. */
export interface OfferYield {
  bonus: Minor;
  /** How much has to be staked before the bonus can be withdrawn. */
  wager: Minor;
}

/** @returns undefined when the amount is under the offer's minimum */
export function offerYield(offer: DepositActivity, amount: Minor): OfferYield | undefined {
  const minimum = toMinor(offer.minAmount) ?? 0n;
  if (amount < minimum) return undefined;
  const share = shareOf(amount, offer.bonusRate);
  const most = toMinor(offer.maxBonus) ?? 0n;
  const bonus = share < most ? share : most;
  return { bonus, wager: bonus * BigInt(offer.wagerTimes) };
}

/** Bonus of a deposit in minor units: the offer's when the player opted in, else the one of a recommended amount. */
export function bonusOf(
  amount: Minor,
  offer: DepositActivity | undefined,
  recommended: readonly RecommendConfig[],
): Minor {
  if (offer) return offerYield(offer, amount)?.bonus ?? 0n;
  const row = recommended.find((config) => toMinor(config.amount) === amount);
  return (row && toMinor(row.bonus)) ?? 0n;
}
