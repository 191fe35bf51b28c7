/** Records follow the market's days (MarketDate). Not in markets.ts, which is in the first script. */
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
