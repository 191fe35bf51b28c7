import type { DepositActivity, RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import { shareOf } from '../../../lib/fee.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';

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
