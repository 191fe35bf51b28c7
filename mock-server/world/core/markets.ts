import { formatMinor, type Minor, toMinor } from '../tables/money.ts';
import { createCache } from './cache.ts';

/**
 * The app shows `currency` as currencyAlias, always with two decimals (spec point 5). Records and daily offers use the
 * days of `timeZone`. `scale` turns an amount in Chile's pesos into a usual amount of the other currency.
 */
const MARKETS = {
  CL: { currency: 'CLP', timeZone: 'America/Santiago', scale: 1 },
  ET: { currency: 'ETB', timeZone: 'Africa/Addis_Ababa', scale: 0.02 },
  KE: { currency: 'KES', timeZone: 'Africa/Nairobi', scale: 0.05 },
  CI: { currency: 'XOF', timeZone: 'Africa/Abidjan', scale: 0.5 },
  TZ: { currency: 'TZS', timeZone: 'Africa/Dar_es_Salaam', scale: 2 },
} as const;
export type Market = keyof typeof MARKETS;

/** An unknown country code is read as Chile (APP-03). */
export const marketOf = (country: string): Market =>
  Object.hasOwn(MARKETS, country) ? (country as Market) : 'CL';

export const timeZoneOf = (country: string): string => MARKETS[marketOf(country)].timeZone;

export const currencyOf = (country: string): string => MARKETS[marketOf(country)].currency;

const dayFormat = createCache<Intl.DateTimeFormat>(Object.keys(MARKETS).length);

/** Calendar day, such as `2026-11-21`. */
export function marketDay(country: string, at: number): string {
  const timeZone = timeZoneOf(country);
  // The Swedish locale writes dates as ISO 8601 does.
  return dayFormat(timeZone, () => new Intl.DateTimeFormat('sv-SE', { timeZone })).format(at);
}

const QUARTER_MS = 15 * 60_000;

const dayEnds = new Map<string, { from: number; end: number }>();

/** World time of the next midnight. All offsets in the world are whole quarters of an hour. */
export function nextMarketDay(country: string, at: number): number {
  const market = marketOf(country);
  const known = dayEnds.get(market);
  if (known && at >= known.from && at < known.end) return known.end;
  const today = marketDay(market, at);
  let end = (Math.floor(at / QUARTER_MS) + 1) * QUARTER_MS;
  while (marketDay(market, end) === today) end += QUARTER_MS;
  dayEnds.set(market, { from: at, end });
  return end;
}

/** No payment method in Chile uses centavos. */
export const isZeroDecimalMarket = (country: string): boolean => marketOf(country) === 'CL';

/** Smallest amount in a market's money (contract, x-whole-units): a peso in Chile, elsewhere a hundredth. */
export const smallestUnit = (country: string): Minor => (isZeroDecimalMarket(country) ? 100 : 1);

/** An amount for the text of a refusal. */
export const amountIn = (country: string, amount: Minor) => ({
  amount: formatMinor(amount),
  currency: currencyOf(country),
});

/** Minor units of an amount given in major units of Chile. */
export function scaled(country: string, major: number): Minor {
  return toMinor(Math.round(major * MARKETS[marketOf(country)].scale));
}
