import { formatMinor, type Minor } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';

/** Writes an amount with the player's currency; a guest has none yet. */
export function useMoneyText(): (amount: Minor) => string {
  const currency = useBalance()?.currencyAlias;
  return (amount) => (currency ? `${formatMinor(amount)}\u00a0${currency}` : formatMinor(amount));
}
