/** Currency a market plays in: shown as currencyAlias, always with two decimals (spec point 5). */
const currencies: Readonly<Record<string, string>> = {
  CL: 'CLP',
  ET: 'ETB',
  KE: 'KES',
  CI: 'XOF',
  TZ: 'TZS',
};

/** The market a country code means; an unknown one reads as Chile (APP-03). */
export function marketOf(country: string): string {
  return country in currencies ? country : 'CL';
}

/** Short currency name of a market. */
export function currencyOf(country: string): string {
  return currencies[marketOf(country)] ?? 'CLP';
}
