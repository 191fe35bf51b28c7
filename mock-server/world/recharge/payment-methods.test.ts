import { expect, test } from 'vitest';
import { feeOf, payers } from '../orders/method-terms.ts';
import { depositMethods } from './payment-methods.ts';

type Row = readonly [
  code: string,
  name: string,
  payChannel: string,
  routing: string,
  flow: 'redirect' | 'otp' | 'transfer',
  usualMinutes: number,
  account: string,
  /** In minor units. */
  least: number,
  most: number,
  /** Of 10,000 major units, in minor ones. */
  fee: number,
];

const mpesa = ['mpesa', 'M-PESA', 'safaricom', 'mpesa-otp', 'otp', 1, 'phone'] as const;
const servipag = ['servipag', 'Servipag', 'servipag', 'servipag-web'] as const;
const bankTransfer = 'Bank transfer / Transferencia bancaria';
const transferencia = ['transferencia', bankTransfer, 'etpay', 'bank-transfer'] as const;
const page = ['redirect', 2, 'none'] as const;
const markets: Readonly<Record<string, readonly Row[]>> = {
  CL: [
    ['webpay', 'Webpay', 'transbank', 'webpay-plus', 'redirect', 2, 'rut', 100_000, 200_000_000, 10_000],
    ['khipu', 'Khipu', 'khipu', 'khipu-bank', 'redirect', 2, 'email', 100_000, 300_000_000, 0],
    ['mach', 'MACH', 'mach', 'mach-otp', 'otp', 1, 'phone', 100_000, 50_000_000, 0],
    ['cuentarut', 'CuentaRUT', 'bancoestado', 'cuentarut-otp', 'otp', 1, 'rut', 200_000, 100_000_000, 15_000],
    [...servipag, 'redirect', 2, 'email', 500_000, 150_000_000, 30_000],
    [...transferencia, 'transfer', 10, 'none', 500_000, 500_000_000, 0],
  ],
  ET: [
    ['telebirr', 'telebirr', 'telebirr', 'telebirr-otp', 'otp', 1, 'phone', 5000, 7_500_000, 0],
    ['cbebirr', 'CBE Birr', 'cbe', 'cbebirr-web', 'redirect', 2, 'phone', 5000, 10_000_000, 0],
    [...mpesa, 5000, 7_500_000, 0],
    ['bank', 'Bank account / Cuenta bancaria', 'chapa', 'chapa-bank', ...page, 10_000, 20_000_000, 0],
  ],
  KE: [
    [...mpesa, 10_000, 15_000_000, 0],
    ['bank', 'PesaLink', 'pesalink', 'pesalink-bank', ...page, 10_000, 50_000_000, 0],
  ],
  CI: [['bank', 'CinetPay', 'cinetpay', 'cinetpay-bank', ...page, 50_000, 100_000_000, 0]],
  TZ: [['bank', 'Selcom', 'selcom', 'selcom-bank', ...page, 100_000, 500_000_000, 0]],
};

test.each(Object.entries(markets))(
  'DEP-01 DEP-03 in %s each method has its name, company, routing, flow, limits and fee',
  (country, rows) => {
    const methods = depositMethods(country);
    expect(
      methods.map((method) => {
        const { code, name, payChannel, routing, flow, usualMinutes, accountRule, min, max } = method;
        const said = name.en === name.ks ? name.en : `${name.en} / ${name.ks}`;
        const fee = feeOf(method, 1_000_000, country);
        return [code, said, payChannel, routing, flow, usualMinutes, accountRule.kind, min, max, fee];
      }),
    ).toEqual(rows);
    for (const { code, icon, needsOtp, flow } of methods)
      expect([icon, needsOtp]).toEqual([`/resources/v1/payments/${code}.svg`, flow === 'otp']);
  },
);

test('APP-03 DEP-01 gives an unknown market the methods of Chile', () => {
  expect(depositMethods('XX').map(({ code }) => code)).toEqual(markets.CL?.map(([code]) => code));
});

test('DEP-03 Khipu alone asks for the bank, from the banks of Chile, the largest first', () => {
  const methods = Object.keys(markets).flatMap((country) => depositMethods(country));
  expect(methods.filter((method) => 'banks' in method).map(({ code }) => code)).toEqual(['khipu']);
  const banks = payers.khipu.banks ?? [];
  expect(banks[0]).toEqual({ code: '012', name: 'BancoEstado' });
  expect(banks.filter(({ code, name }) => /^\d{3}$/.test(code) && name.length > 2)).toHaveLength(15);
  expect(new Set(banks.map(({ code }) => code)).size).toBe(15);
});

test.each([
  ['half a peso up', 'CL', 0.005, 0, 10_000, 100],
  ['less than half a peso down', 'CL', 0.0049, 0, 10_000, 0],
  ['half a cent up', 'ET', 0.005, 0, 100, 1],
  ['less than half a cent down', 'ET', 0.0049, 0, 100, 0],
  ['a share and a fixed fee together', 'CL', 0.01, 15_000, 1_000_000, 25_000],
])(
  'DEP-01 the fee is rounded to what the market pays with: %s',
  (_what, country, rate, fixed, amount, fee) => {
    const [method] = depositMethods(country);
    expect(method && feeOf({ ...method, feeRate: rate, feeFixed: fixed }, amount, country)).toBe(fee);
  },
);
