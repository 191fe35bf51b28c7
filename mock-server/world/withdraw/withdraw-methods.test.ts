import { expect, test } from 'vitest';
import { payers } from '../orders/method-terms.ts';
import { withdrawMethods } from './withdraw-methods.ts';

type Row = readonly [
  code: string,
  payChannel: string,
  routing: string,
  usualMinutes: number,
  account: string,
  /** In minor units. */
  limits: readonly [least: number, most: number],
  fee: readonly [rate: number, fixed: number],
];

const free = [0, 0] as const;
const mpesa = ['mpesa', 'safaricom', 'mpesa-payout', 15, 'phone'] as const;
const markets: Readonly<Record<string, readonly Row[]>> = {
  CL: [
    ['transferencia', 'etpay', 'bank-transfer', 120, 'bank-account', [500_000, 300_000_000], [0.01, 0]],
    ['cuentarut', 'bancoestado', 'cuentarut', 30, 'rut', [200_000, 100_000_000], [0, 30_000]],
    ['mach', 'mach', 'mach-payout', 10, 'phone', [100_000, 50_000_000], free],
  ],
  ET: [
    ['telebirr', 'telebirr', 'telebirr-payout', 15, 'phone', [5000, 7_500_000], [0.005, 0]],
    ['cbebirr', 'cbe', 'cbebirr-payout', 60, 'phone', [5000, 10_000_000], free],
    [...mpesa, [5000, 7_500_000], free],
  ],
  KE: [[...mpesa, [10_000, 15_000_000], [0, 1500]]],
  CI: [['bank', 'cinetpay', 'cinetpay-payout', 1440, 'bank-account', [50_000, 100_000_000], free]],
  TZ: [['bank', 'selcom', 'selcom-payout', 1440, 'bank-account', [100_000, 500_000_000], free]],
};

test.each(Object.entries(markets))(
  'WDR-01 WDR-03 in %s each way out has its company, usual time, account, limits and fee',
  (country, rows) => {
    const found = withdrawMethods(country).map((method) => {
      const { code, payChannel, routing, usualMinutes, accountRule, min, max, feeRate, feeFixed } = method;
      return [code, payChannel, routing, usualMinutes, accountRule.kind, [min, max], [feeRate, feeFixed]];
    });
    expect(found).toEqual(rows);
  },
);

test('WDR-03 only a Chilean transfer asks for the bank, and in each market it is called a transfer', () => {
  const methods = Object.keys(markets).flatMap((country) => withdrawMethods(country));
  const toBanks = methods.filter(({ accountRule }) => accountRule.kind === 'bank-account');
  for (const { name } of toBanks) expect(name).toEqual({ en: 'Bank transfer', ks: 'Transferencia bancaria' });
  expect(methods.filter((method) => 'banks' in method)).toEqual([toBanks[0]]);
  expect(toBanks.map(({ banks }) => banks)).toEqual([payers.khipu.banks, undefined, undefined]);
});
