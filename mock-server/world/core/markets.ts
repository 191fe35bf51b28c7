import { type Minor, toMinor } from '../tables/money.ts';

/** Currency of each market: shown as currencyAlias, always with two decimals (spec point 5). */
const currencies: Readonly<Record<string, string>> = {
  CL: 'CLP',
  ET: 'ETB',
  KE: 'KES',
  CI: 'XOF',
  TZ: 'TZS',
};

/** Records and daily offers go by the days of this clock. */
const timeZones: Readonly<Record<string, string>> = {
  CL: 'America/Santiago',
  ET: 'Africa/Addis_Ababa',
  KE: 'Africa/Nairobi',
  CI: 'Africa/Abidjan',
  TZ: 'Africa/Dar_es_Salaam',
};

export const timeZoneOf = (market: string) => timeZones[market] ?? 'UTC';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Calendar day of a market at a world time, as `2026-11-21`. */
export function marketDay(country: string, at: number): string {
  const market = marketOf(country);
  let format = dayFormats.get(market);
  if (!format) {
    // The Swedish locale writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(market) });
    dayFormats.set(market, format);
  }
  return format.format(at);
}

const QUARTER_MS = 15 * 60_000;

/** Latest answer of `nextMarketDay` for each market; it holds from the time asked about until the day ends. */
const dayEnds = new Map<string, { from: number; end: number }>();

/** World time at which the market's next day begins. All offsets in the world are whole quarters of an hour. */
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

/** Markets that pay in whole units of their currency: no payment method in Chile uses centavos. */
const wholeUnitMarkets: readonly string[] = ['CL'];

/** True for a market that pays in whole units: it refuses an amount with decimals. */
export const paysWhole = (country: string): boolean => wholeUnitMarkets.includes(marketOf(country));

/** Smallest amount that the money of a market knows (contract, x-whole-units): a peso, elsewhere a hundredth. */
export const smallestUnit = (country: string): Minor => (paysWhole(country) ? 100 : 1);

/** The market a country code means; an unknown one reads as Chile (APP-03). */
export function marketOf(country: string): string {
  return country in currencies ? country : 'CL';
}

export function currencyOf(country: string): string {
  return currencies[marketOf(country)] ?? 'CLP';
}

/** Amounts in the size of a market's money: 1 is Chile's scale of thousands of pesos. */
const scales: Readonly<Record<string, number>> = { CL: 1, ET: 0.02, KE: 0.05, CI: 0.5, TZ: 2 };

/** Minor units of an amount that is major units on Chile's scale. */
export function scaled(country: string, major: number): Minor {
  return toMinor(Math.round(major * (scales[marketOf(country)] ?? 1)));
}
