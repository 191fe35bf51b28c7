import { DEFAULT_COUNTRY } from './constants.ts';

/** A market the product knows (spec point 3, Country; APP-03). */
export interface Market {
  code: string;
  phonePrefix: string;
  flag?: string;
  /** Used until the player chooses one (spec point 9); fr and sw have no texts and show English. */
  defaultLocale: 'ks' | 'en' | 'fr' | 'sw';
  /** Marks of payment methods, drawn in src/public/payments without a trade mark (LOB-05). */
  payments: readonly string[];
}

const chile: Market = {
  code: 'CL',
  phonePrefix: '56',
  flag: '🇨🇱',
  defaultLocale: 'ks',
  payments: ['Webpay', 'Khipu', 'MACH', 'CuentaRUT', 'Servipag', 'Transferencia'],
};

export const markets: readonly Market[] = [
  chile,
  {
    code: 'ET',
    phonePrefix: '251',
    defaultLocale: 'en',
    payments: ['telebirr', 'CBE Birr', 'M-PESA'],
  },
  { code: 'KE', phonePrefix: '254', defaultLocale: 'en', payments: ['M-PESA', 'PesaLink'] },
  { code: 'CI', phonePrefix: '225', defaultLocale: 'fr', payments: ['CinetPay'] },
  { code: 'TZ', phonePrefix: '255', defaultLocale: 'sw', payments: ['Selcom'] },
];

export function marketOf(code: string | null | undefined): Market {
  return markets.find((market) => market.code === (code ?? DEFAULT_COUNTRY)) ?? chile;
}
