import { type Market, marketOf } from '../config/markets.ts';
import { readDevice } from '../lib/device-storage.ts';

/** The market of this device: the stored country, Chile when none (APP-03). */
export function currentMarket(): Market {
  return marketOf(readDevice('country'));
}

/** Country code as the calls want it. */
export const currentCountry = () => currentMarket().code;

/** Market this page was loaded for; a market change loads the page again (page-market.ts). */
export const pageCountry = currentCountry();
