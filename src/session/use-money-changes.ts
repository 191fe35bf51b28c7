import { useEffect, useRef } from 'react';
import { useWalletBalance } from '../api/generated/session/wallet-balance.ts';
import { useIsLogin } from './session-store.ts';

/**
 * Calls back whenever the balance was refetched: the server said that money moved, or the connection came back
 * (RT-02, RT-03). For what else shows money.
 */
export function useMoneyChanges(onChange: () => void): void {
  const isLogin = useIsLogin();
  const { dataUpdatedAt } = useWalletBalance({}, { query: { enabled: isLogin } });
  const change = useRef(onChange);
  const seen = useRef(dataUpdatedAt);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = dataUpdatedAt;
    if (before !== 0 && dataUpdatedAt !== before) change.current();
  }, [dataUpdatedAt]);
}
