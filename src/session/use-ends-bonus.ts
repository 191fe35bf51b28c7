import { type Minor, toMinor } from '../lib/money.ts';
import { useBalance } from './use-player.ts';

/** True when the amount leaves less cash than the bonuses of deposits need to go on (PRO-05). */
export function useEndsBonus(amount: Minor): boolean {
  const balance = useBalance();
  const cash = toMinor(balance?.cash);
  const hold = toMinor(balance?.bonusHold);
  return cash !== undefined && hold !== undefined && cash - amount < hold;
}
