import type { Balance, Player } from '../api/generated/contract.schemas.ts';
import { useUserGetUserInfo } from '../api/generated/user-get-user-info.ts';
import { useWalletBalance } from '../api/generated/wallet-balance.ts';
import { type Minor, toMinor } from '../lib/money.ts';
import { retryOf } from '../lib/read.ts';
import { useIsLogin } from './session-store.ts';

/** True when the amount leaves less cash than the bonuses of deposits need to go on (PRO-05). */
export function useEndsBonus(amount: Minor): boolean {
  const balance = useBalance();
  const cash = toMinor(balance?.cash);
  const hold = toMinor(balance?.bonusHold);
  return cash !== undefined && hold !== undefined && cash - amount < hold;
}

/** Undefined for a guest, and until the server has answered. */
export function usePlayer(): Player | undefined {
  const isLogin = useIsLogin();
  const { data } = useUserGetUserInfo({}, { query: { enabled: isLogin } });
  return isLogin ? data : undefined;
}

export function useBalanceRetry(): (() => void) | undefined {
  const isLogin = useIsLogin();
  const onRetry = retryOf(useWalletBalance({}, { query: { enabled: isLogin } }));
  return isLogin ? onRetry : undefined;
}

/** Of the player's balance; empty until it is known. */
export const useCurrency = (): string => useBalance()?.currencyAlias ?? '';

export function useBalance(): Balance | undefined {
  const isLogin = useIsLogin();
  const { data } = useWalletBalance({}, { query: { enabled: isLogin } });
  return isLogin ? data : undefined;
}
