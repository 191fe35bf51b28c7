import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getPbListQueryKey, usePbGet, usePbRegClaim } from '../../../api/generated/new-user-deposit.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { toMinor } from '../../../lib/money.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { RewardName } from '../offer/new-user-offer.ts';
import { useMoneyText } from '../offer/use-money-text.ts';

/**
 * Claims rewards (PRO-03). The player's progress is refetched after every claim, because a lost answer may have paid;
 * the server pays once. The error catalogue shows failures (spec point 8).
 */
export function useClaim() {
  const app = useApp();
  const { claim: words } = texts().promotions.newUser;
  const queryClient = useQueryClient();
  const money = useMoneyText();
  // A second tap can come before the first one is rendered.
  const isUnderWay = useRef(false);
  const mutation = {
    onSuccess: ({ amount }: { amount: number }) => {
      showToast(app, 'success', words.toast({ amount: money(toMinor(amount)) }));
      emitUi(app, 'update-balance');
    },
    // Awaited, so that the button stays busy until the new progress is loaded.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: getPbListQueryKey({}) });
      isUnderWay.current = false;
    },
  };
  const deposit = usePbGet({ mutation });
  const registration = usePbRegClaim({ mutation });
  // biome-ignore lint/plugin: a claim is no read.
  const tierUnderWay = deposit.isPending ? deposit.variables.data.rewardType : undefined;
  const claimingTier = tierUnderWay && (tierUnderWay === 1 ? 'first' : 'second');
  // biome-ignore lint/plugin: a claim is no read.
  const claiming: RewardName | undefined = registration.isPending ? 'registration' : claimingTier;
  return {
    claiming,
    claim: (reward: RewardName, onClaimed?: () => void) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const then = { onSuccess: () => onClaimed?.() };
      if (reward === 'registration') registration.mutate({ data: {} }, then);
      else deposit.mutate({ data: { rewardType: reward === 'first' ? 1 : 2 } }, then);
    },
  };
}
