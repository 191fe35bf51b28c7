import type { RewardName, RewardStandings } from '../offer/new-user-offer.ts';

/** The `multiple` of the address (spec point 4). */
const MEANT: Readonly<Record<1 | 2 | 3, RewardName>> = { 1: 'first', 2: 'second', 3: 'registration' };

export function rewardOfMultiple(multiple: 1 | 2 | 3 | undefined): RewardName | undefined {
  return multiple && MEANT[multiple];
}

/**
 * The reward that has the screen's main action: the one of the address if it can be claimed or earned, else the first
 * that can be claimed, else the first that can be earned. A guest registers first.
 */
export function mainReward(
  rewards: readonly RewardName[],
  standings: RewardStandings | undefined,
  meant: RewardName | undefined,
): RewardName | undefined {
  if (!standings) return rewards[0];
  const isIn = (state: 'ready' | 'open') => (name: RewardName) => standings[name].state === state;
  if (meant && (isIn('ready')(meant) || isIn('open')(meant))) return meant;
  return rewards.find(isIn('ready')) ?? rewards.find(isIn('open'));
}
