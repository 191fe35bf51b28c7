import { usePbList } from '../api/generated/new-user-deposit.ts';
import { useIsLogin } from './session-store.ts';

/** True while the reward of a deposit waits to be claimed, which needs the deposit's money in the balance (PRO-05). */
export function useClaimFirst(): boolean {
  const enabled = useIsLogin();
  const { data = [] } = usePbList({}, { query: { enabled, meta: { isQuiet: true } } });
  return data.some(({ rewardReady = 0 }) => rewardReady > 0);
}
