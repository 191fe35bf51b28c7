import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../api/call-error.ts';
import type { PbReward } from '../../../api/generated/contract.schemas.ts';
import { getPbListQueryKey, pbGet, pbList, pbRegClaim } from '../../../api/generated/new-user-deposit.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { toMinor } from '../../../lib/money.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { type RewardName, standingsOf } from '../offer/new-user-offer.ts';
import { useMoneyText } from '../offer/use-new-user-offer.ts';

const CLAIM = ['claim'];

/** @returns undefined for a reward that is claimed: the answer was lost (NET-14), or another page claimed it */
async function claimReward(reward: RewardName): Promise<PbReward | undefined> {
  try {
    return await (reward === 'registration'
      ? pbRegClaim({})
      : pbGet({ rewardType: reward === 'first' ? 1 : 2 }));
  } catch (error) {
    if (!(error instanceof CallError) || error.kind === 'unauthorized') throw error;
    if (error.code === 'reward-claimed') return undefined;
    const list = await pbList({}).catch(() => []);
    if (standingsOf(list, undefined)[reward].state !== 'claimed') throw error;
    return undefined;
  }
}

/** Claims rewards (PRO-03). The progress is refetched after each: a lost answer may have paid, once. */
export function useClaim() {
  const app = useApp();
  const { newUser, welcome } = texts().promotions;
  const queryClient = useQueryClient();
  const money = useMoneyText();
  const { mutate } = useMutation({
    mutationKey: CLAIM,
    mutationFn: claimReward,
    onSuccess: (paid) => {
      const text = paid ? newUser.claim.toast({ amount: money(toMinor(paid.amount)) }) : welcome.claimed();
      showToast(app, 'success', text);
      emitUi(app, 'update-balance');
    },
    // Awaited, so that the button stays busy until the new progress is loaded.
    onSettled: () => queryClient.invalidateQueries({ queryKey: getPbListQueryKey({}) }),
  });
  const claiming = useMutationState({
    filters: { mutationKey: CLAIM, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const claim = (reward: RewardName, onClaimed?: () => void) => {
    // A second tap can come before the first one is rendered.
    const isRunning = queryClient.isMutating({
      mutationKey: CLAIM,
      predicate: ({ state }) => state.variables === reward,
    });
    if (!isRunning) mutate(reward, { onSuccess: () => onClaimed?.() });
  };
  return { claim, isClaiming: (reward: RewardName) => claiming.includes(reward) };
}
