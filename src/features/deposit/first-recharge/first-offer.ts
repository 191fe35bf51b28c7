import type { DepositActivity, PbConfig, RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import { rewardOf } from '../../../lib/fee.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { type Bonus, bonusOf, bonusWith, offerYield } from '../choice/bonus.ts';

export const NAMES = { 1: 'first', 2: 'second' } as const;

export interface Tier {
  config: PbConfig;
  state: 'done' | 'waits' | 'now' | 'later';
}

/** @param underWay deposits that will be credited before a new one (PRO-07) */
export function tiersAfter(configs: readonly PbConfig[], deposits: number, underWay: number): Tier[] {
  const stateOf = (number: number): Tier['state'] => {
    if (deposits >= number) return 'done';
    if (deposits + underWay >= number) return 'waits';
    return deposits + underWay === number - 1 ? 'now' : 'later';
  };
  return [...configs]
    .sort((a, b) => a.rewardType - b.rewardType)
    .map((config) => ({ config, state: stateOf(config.rewardType) }));
}

/** Minor units: rewardRecharge percent of the deposit, at most rewardTotal. */
export function tierReward(
  { rewardRecharge, rewardTotal }: PbConfig,
  amount: Minor,
  isZeroDecimal: boolean,
): Minor {
  return rewardOf(amount, rewardRecharge / 100, toMinor(rewardTotal) ?? 0n, isZeroDecimal);
}

export interface FirstYield {
  reward: Bonus;
  bonus: Bonus | undefined;
}

export function firstYield(
  amount: Minor,
  tier: PbConfig,
  offer: DepositActivity | undefined,
  recommended: readonly RecommendConfig[],
  isZeroDecimal: boolean,
): FirstYield {
  const taken = offer && offerYield(offer, amount, isZeroDecimal);
  return {
    reward: bonusWith(tierReward(tier, amount, isZeroDecimal), tier),
    bonus: bonusOf(amount, taken && offer, recommended, isZeroDecimal),
  };
}
