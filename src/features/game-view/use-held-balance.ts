import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getWalletBalanceQueryKey } from '../../api/generated/wallet-balance.ts';
import { toAmount, toMinor } from '../../lib/money.ts';
import { useBalance } from '../../session/use-player.ts';

/** In ms: a round without a result then counts as over; a longer round announces itself again. */
const HOLD_AT_MOST_MS = 15_000;

export function afterStake(total: number, stake: number): number {
  const left = (toMinor(total) ?? 0n) - (toMinor(stake) ?? 0n);
  return toAmount(left > 0n ? left : 0n);
}

/** The balance beside a game (GAM-06). During a round it is the one after the stake, to reveal no result. */
export function useHeldBalance() {
  const live = useBalance();
  const queryClient = useQueryClient();
  // Each message makes a new object, so that an equal amount restarts the wait.
  const [held, setHeld] = useState<{ total: number } | undefined>(undefined);
  const total = useRef(0);
  useEffect(() => {
    if (live) total.current = live.total;
  }, [live]);

  const hold = useCallback((stake: number) => setHeld({ total: afterStake(total.current, stake) }), []);
  const release = useCallback(() => {
    void queryClient
      .invalidateQueries({ queryKey: getWalletBalanceQueryKey({}) })
      .finally(() => setHeld(undefined));
  }, [queryClient]);

  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(release, HOLD_AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [held, release]);

  return { balance: live && held ? { ...live, ...held } : live, isHeld: held !== undefined, hold, release };
}
