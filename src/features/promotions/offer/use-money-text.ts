import { usePbConfig } from '../../../api/generated/new-user-deposit.ts';
import { useApp } from '../../../lib/app.ts';
import { formatMinor, type Minor } from '../../../lib/money.ts';
import { currentCountry } from '../../../session/market.ts';
import { useBalance } from '../../../session/use-player.ts';

/**
 * Formats an amount with the player's currency, for a guest with the offer's if it has one; a dash if there is none.
 */
export function useMoneyText(): (amount: Minor | undefined) => string {
  const app = useApp();
  // Only read here; `useNewUserOffer` requests it.
  const offer = usePbConfig({ country: currentCountry(app) }, { query: { enabled: false } });
  const currency = useBalance()?.currencyAlias ?? offer.data?.currencyAlias;
  return (amount) =>
    currency && amount !== undefined ? `${formatMinor(amount)}\u00a0${currency}` : formatMinor(amount);
}
