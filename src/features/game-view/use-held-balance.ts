import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getWalletBalanceQueryKey } from '../../api/generated/wallet-balance.ts';
import { toAmount, toMinor } from '../../lib/money.ts';
import { useBalance } from '../../session/use-player.ts';

/** A round without a result by then is over for the header; a long one announces itself again. */
const HOLD_AT_MOST_MS = 15_000;

/** What is left after a stake; never below zero, whatever a game says. */
export function afterStake(total: number, stake: number): number {
  const left = (toMinor(total) ?? 0n) - (toMinor(stake) ?? 0n);
  return toAmount(left > 0n ? left : 0n);
}

/**
 * The balance beside a game (GAM-06): the server's; while a round is open, what was left after its stake, so that no
 * header reveals the result.
 */
export function useHeldBalance() {
  const live = useBalance();
  const queryClient = useQueryClient();
  // An object for each message of the game: the same figure again starts a new wait.
  const [held, setHeld] = useState<{ total: number } | undefined>(undefined);
  const total = useRef(0);
  useEffect(() => {
    if (live) total.current = live.total;
  }, [live]);

  const hold = useCallback((stake: number) => setHeld({ total: afterStake(total.current, stake) }), []);
  /** Shows the server's balance again, refetched. */
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

  return { balance: live && held ? { ...live, ...held } : live, hold, release };
}
