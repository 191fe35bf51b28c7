import type { DepositActivity, RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { rewardOf } from '../../../lib/fee.ts';
import { formatMinor, type Minor, toMinor } from '../../../lib/money.ts';

/** Minor units, separate from the deposit itself. Terms that the server does not send are undefined. */
export interface Bonus {
  amount: Minor;
  /** How many times the bonus must be staked before it becomes cash, and the sum of those stakes. */
  times: number | undefined;
  wager: Minor | undefined;
  days: number | undefined;
}

interface Terms {
  wagerTimes?: number;
  validDays?: number;
}

export function bonusWith(amount: Minor, { wagerTimes, validDays }: Terms): Bonus {
  const wager = wagerTimes === undefined ? undefined : amount * BigInt(wagerTimes);
  return { amount, times: wagerTimes, wager, days: validDays };
}

/** @returns undefined when the amount is under the offer's minimum, or the offer cannot be read */
export function offerYield(offer: DepositActivity, amount: Minor, isZeroDecimal: boolean): Bonus | undefined {
  const [minimum, most] = [toMinor(offer.minAmount), toMinor(offer.maxBonus)];
  if (minimum === undefined || most === undefined || amount < minimum) return undefined;
  return bonusWith(rewardOf(amount, offer.bonusRate, most, isZeroDecimal), offer);
}

/** The chosen offer's bonus if the amount reaches its minimum, else that of the recommended amount below. */
export function bonusOf(
  amount: Minor,
  offer: DepositActivity | undefined,
  recommended: readonly RecommendConfig[],
  isZeroDecimal: boolean,
): Bonus | undefined {
  const gained = offer && offerYield(offer, amount, isZeroDecimal);
  if (gained) return gained;
  const row = recommended
    .toSorted((one, other) => other.amount - one.amount)
    .find((config) => (toMinor(config.amount) ?? amount + 1n) <= amount);
  const own = (row && toMinor(row.bonus)) ?? 0n;
  return row && own > 0n ? bonusWith(own, row) : undefined;
}

export const bonusText = (bonus: Bonus | undefined): readonly string[] =>
  bonus ? [texts().deposit.amount.bonus({ bonus: formatMinor(bonus.amount) })] : [];
