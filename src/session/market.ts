import { type Market, marketOf } from '../config/markets.ts';
import { type App, part } from '../lib/app.ts';
import { readDevice } from '../lib/device-storage.ts';

/** The market of this device: the stored country, Chile when none (APP-03). */
export function currentMarket(app: App): Market {
  return marketOf(readDevice(app, 'country'));
}

/** Country code as the calls want it. */
export const currentCountry = (app: App) => currentMarket(app).code;

/** Market this page was loaded for; a market change loads the page again (page-market.ts). */
export const pageCountry = part((app) => currentCountry(app));
