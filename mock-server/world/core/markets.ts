import { formatMinor, type Minor, toMinor } from '../tables/money.ts';

/** The app shows it as currencyAlias, always with two decimals (spec point 5). */
const currencies: Readonly<Record<string, string>> = {
  CL: 'CLP',
  ET: 'ETB',
  KE: 'KES',
  CI: 'XOF',
  TZ: 'TZS',
};

/** Records and daily offers use the days of this time zone. */
const timeZones: Readonly<Record<string, string>> = {
  CL: 'America/Santiago',
  ET: 'Africa/Addis_Ababa',
  KE: 'Africa/Nairobi',
  CI: 'Africa/Abidjan',
  TZ: 'Africa/Dar_es_Salaam',
};

export const timeZoneOf = (market: string) => timeZones[market] ?? 'UTC';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Calendar day, such as `2026-11-21`. */
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
const wholeUnitMarkets: readonly string[] = ['CL'];

export const isZeroDecimalMarket = (country: string): boolean => wholeUnitMarkets.includes(marketOf(country));

/** Smallest amount in a market's money (contract, x-whole-units): a peso in Chile, elsewhere a hundredth. */
export const smallestUnit = (country: string): Minor => (isZeroDecimalMarket(country) ? 100 : 1);

/** An unknown country code is read as Chile (APP-03). */
export function marketOf(country: string): string {
  return Object.hasOwn(currencies, country) ? country : 'CL';
}

export function currencyOf(country: string): string {
  return currencies[marketOf(country)] ?? 'CLP';
}

/** An amount for the text of a refusal. */
export const amountIn = (country: string, amount: Minor) => ({
  amount: formatMinor(amount),
  currency: currencyOf(country),
});

/** Factors that turn an amount in Chile's pesos into a usual amount of another currency. */
const scales: Readonly<Record<string, number>> = { CL: 1, ET: 0.02, KE: 0.05, CI: 0.5, TZ: 2 };

/** Minor units of an amount given in major units of Chile. */
export function scaled(country: string, major: number): Minor {
  return toMinor(Math.round(major * (scales[marketOf(country)] ?? 1)));
}
