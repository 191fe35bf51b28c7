import type { DepositActivity, RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { shareOf } from '../../../lib/fee.ts';
import { formatMinor, type Minor, toMinor } from '../../../lib/money.ts';

/** A bonus that comes with a deposit, in minor units, apart from the deposit itself; terms the server does not say are undefined. */
export interface Bonus {
  amount: Minor;
  /** How many times it has to be staked before it is cash, and how much that is. */
  times: number | undefined;
  wager: Minor | undefined;
  /** Days it can be wagered, from the moment it is given. */
  days: number | undefined;
}

interface Terms {
  wagerTimes?: number;
  validDays?: number;
}

/** A bonus with the terms the server says. */
export function bonusWith(amount: Minor, { wagerTimes, validDays }: Terms): Bonus {
  const wager = wagerTimes === undefined ? undefined : amount * BigInt(wagerTimes);
  return { amount, times: wagerTimes, wager, days: validDays };
}

/** What an offer brings for an amount. @returns undefined when the amount is under the offer's minimum, or what the offer says cannot be read */
export function offerYield(offer: DepositActivity, amount: Minor): Bonus | undefined {
  const [minimum, most] = [toMinor(offer.minAmount), toMinor(offer.maxBonus)];
  if (minimum === undefined || most === undefined || amount < minimum) return undefined;
  const share = shareOf(amount, offer.bonusRate);
  return bonusWith(share < most ? share : most, offer);
}

/**
 * The bonus of a deposit: that of the offer the player opted into, where the amount reaches it, else the one of a
 * recommended amount, if there is one.
 */
export function bonusOf(
  amount: Minor,
  offer: DepositActivity | undefined,
  recommended: readonly RecommendConfig[],
): Bonus | undefined {
  const gained = offer && offerYield(offer, amount);
  if (gained) return gained;
  const row = recommended.find((config) => toMinor(config.amount) === amount);
  const own = (row && toMinor(row.bonus)) ?? 0n;
  return row && own > 0n ? bonusWith(own, row) : undefined;
}

/** A bonus on the tile of an amount, in words. */
export const bonusText = (bonus: Bonus | undefined): readonly string[] =>
  bonus ? [texts().deposit.amount.bonus({ bonus: formatMinor(bonus.amount) })] : [];
