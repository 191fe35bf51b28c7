import type { Market } from '../config/markets.ts';
import { openMarketOf } from '../config/this-page.ts';
import { type App, appState } from '../lib/app.ts';
import { readDevice } from '../lib/device-storage.ts';

/** The stored country's market, or Chile's (APP-03). */
export function currentMarket(app: App): Market {
  return openMarketOf(readDevice(app, 'country'));
}

export const currentCountry = (app: App) => currentMarket(app).code;

/** The page was loaded for this market; another market loads the page again (page-load.ts). */
export const pageCountry = appState((app) => currentCountry(app));
