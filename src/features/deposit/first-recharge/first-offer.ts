import type { DepositActivity, PbConfig, RecommendConfig } from '../../../api/generated/contract.schemas.ts';
import { shareOf } from '../../../lib/fee.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { type Bonus, bonusOf, bonusWith, offerYield } from '../choice/bonus.ts';

/** Names of the tiers in the texts. */
export const NAMES = { 1: 'first', 2: 'second' } as const;

/** A tier of the first deposits with its state for this player. */
export interface Tier {
  config: PbConfig;
  state: 'done' | 'now' | 'later';
}

/** The tiers, each as it stands after so many successful deposits. */
export function tiersAfter(configs: readonly PbConfig[], deposits: number): Tier[] {
  return [...configs]
    .sort((a, b) => a.rewardType - b.rewardType)
    .map((config) => {
      const isDone = deposits >= config.rewardType;
      const isNow = deposits === config.rewardType - 1;
      return { config, state: isDone ? 'done' : isNow ? 'now' : 'later' };
    });
}

/** The reward of a tier for a deposit, in minor units: rewardRecharge percent of it, never above rewardTotal. */
export function rewardOf({ rewardRecharge, rewardTotal }: PbConfig, amount: Minor): Minor {
  const share = shareOf(amount, rewardRecharge / 100);
  const most = toMinor(rewardTotal) ?? 0n;
  return share < most ? share : most;
}

/** What a deposit brings: the reward of the tier, to be claimed, and the bonus that comes by itself. */
export interface FirstYield {
  reward: Bonus;
  /** Of the offer that was taken, else of the amount itself. */
  bonus: Bonus | undefined;
}

/** What an amount brings with a tier and, perhaps, an offer. */
export function firstYield(
  amount: Minor,
  tier: PbConfig,
  offer: DepositActivity | undefined,
  recommended: readonly RecommendConfig[],
): FirstYield {
  const taken = offer && offerYield(offer, amount);
  return {
    reward: bonusWith(rewardOf(tier, amount), tier),
    bonus: bonusOf(amount, taken && offer, recommended),
  };
}
