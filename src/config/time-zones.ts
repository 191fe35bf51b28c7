/**
 * Records are filtered and shown by the market's own days (contract, MarketDate). Not in markets.ts, because the first
 * view shows no time, and its scripts have a budget.
 */
const zones: Readonly<Record<string, string>> = {
  CL: 'America/Santiago',
  ET: 'Africa/Addis_Ababa',
  KE: 'Africa/Nairobi',
  CI: 'Africa/Abidjan',
  TZ: 'Africa/Dar_es_Salaam',
};

/** An unknown country code gets Chile's (APP-03). */
export function timeZoneOf(country: string): string {
  return zones[country] ?? 'America/Santiago';
}
