import { usePbConfig } from '../../../api/generated/new-user-deposit.ts';
import { useApp } from '../../../lib/app.ts';
import { formatMinor, type Minor } from '../../../lib/money.ts';
import { currentCountry } from '../../../session/market.ts';
import { useBalance } from '../../../session/use-player.ts';

/** Formats an amount in the player's currency, for a guest in the offer's; a dash if there is no amount. */
export function useMoneyText(): (amount: Minor | undefined) => string {
  const app = useApp();
  const offer = usePbConfig({ country: currentCountry(app) }, { query: { enabled: false } });
  const currency = useBalance()?.currencyAlias ?? offer.data?.currencyAlias;
  return (amount) =>
    currency && amount !== undefined ? `${formatMinor(amount)}\u00a0${currency}` : formatMinor(amount);
}
