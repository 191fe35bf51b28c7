import type { DepositActivity, PbConfig, RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import { shareOf } from '../../../lib/fee.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { type Bonus, bonusOf, bonusWith, offerYield } from '../choice/bonus.ts';

export const NAMES = { 1: 'first', 2: 'second' } as const;

export interface Tier {
  config: PbConfig;
  state: 'done' | 'now' | 'later';
}

export function tiersAfter(configs: readonly PbConfig[], deposits: number): Tier[] {
  return [...configs]
    .sort((a, b) => a.rewardType - b.rewardType)
    .map((config) => {
      const isDone = deposits >= config.rewardType;
      const isNow = deposits === config.rewardType - 1;
      return { config, state: isDone ? 'done' : isNow ? 'now' : 'later' };
    });
}

/**
 * Minor units: rewardRecharge percent of the deposit, at most rewardTotal.
 * @param isWhole the market pays in whole units, and the reward is rounded to one
 */
export function rewardOf({ rewardRecharge, rewardTotal }: PbConfig, amount: Minor, isWhole: boolean): Minor {
  const share = shareOf(amount, rewardRecharge / 100, isWhole ? 100n : 1n);
  const most = toMinor(rewardTotal) ?? 0n;
  return share < most ? share : most;
}

export interface FirstYield {
  reward: Bonus;
  /** From the chosen offer, else from the amount. */
  bonus: Bonus | undefined;
}

export function firstYield(
  amount: Minor,
  tier: PbConfig,
  offer: DepositActivity | undefined,
  recommended: readonly RecommendConfig[],
  isWhole: boolean,
): FirstYield {
  const taken = offer && offerYield(offer, amount, isWhole);
  return {
    reward: bonusWith(rewardOf(tier, amount, isWhole), tier),
    bonus: bonusOf(amount, taken && offer, recommended, isWhole),
  };
}
