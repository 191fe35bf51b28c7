import { useEffect, useEffectEvent, useRef } from 'react';
import { useWalletBalance } from '../api/generated/wallet-balance.ts';
import { type Read, retryOf } from '../lib/read.ts';
import { useIsLogin } from './session-store.ts';

/**
 * Refetches other money on screen after each refetch of the balance (RT-02, RT-03), after a pause too. A failed query
 * keeps its retry: otherwise each event would replace it by a skeleton.
 */
export function useMoneyChanges(read: Read<unknown>, isPaused = false): void {
  const isLogin = useIsLogin();
  const { dataUpdatedAt } = useWalletBalance({}, { query: { enabled: isLogin } });
  const refetch = useEffectEvent(() => {
    if (!retryOf(read)) read.refetch();
  });
  const seen = useRef(dataUpdatedAt);
  useEffect(() => {
    if (isPaused) return;
    const before = seen.current;
    seen.current = dataUpdatedAt;
    if (before !== 0 && dataUpdatedAt !== before) refetch();
  }, [dataUpdatedAt, isPaused]);
}
