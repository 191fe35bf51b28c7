/**
 * Clock of a market's own days, by which records are filtered and shown (contract, MarketDate). It stands apart from
 * the markets because the first view shows no time, and its scripts have a budget.
 */
const zones: Readonly<Record<string, string>> = {
  CL: 'America/Santiago',
  ET: 'Africa/Addis_Ababa',
  KE: 'Africa/Nairobi',
  CI: 'Africa/Abidjan',
  TZ: 'Africa/Dar_es_Salaam',
};

/** Time zone of a market; an unknown one reads as Chile (APP-03). */
export function timeZoneOf(country: string): string {
  return zones[country] ?? 'America/Santiago';
}
