import { marketOf } from '../core/markets.ts';
import { accountRules } from '../recharge/account-rules.ts';
import {
  bankTransfer,
  chileanBanks,
  type MethodTerms,
  methodTerms as method,
} from '../recharge/method-terms.ts';

const { rut, chileanPhone, bankAccount, telebirrPhone, anyPhone, mpesaPhone } = accountRules;

const chile = [
  method(
    'transferencia',
    bankTransfer,
    ['etpay', 'bank-transfer'],
    { min: 5000, max: 3_000_000, feeRate: 0.01 },
    bankAccount,
    chileanBanks,
  ),
  method(
    'cuentarut',
    'CuentaRUT',
    ['bancoestado', 'cuentarut'],
    { min: 2000, max: 1_000_000, feeFixed: 300 },
    rut,
  ),
  method('mach', 'MACH', ['mach', 'mach-payout'], { min: 1000, max: 500_000 }, chileanPhone),
];

const markets: Readonly<Record<string, readonly MethodTerms[]>> = {
  CL: chile,
  ET: [
    method(
      'telebirr',
      'telebirr',
      ['telebirr', 'telebirr-payout'],
      { min: 50, max: 75_000, feeRate: 0.005 },
      telebirrPhone,
    ),
    method('cbebirr', 'CBE Birr', ['cbe', 'cbebirr-payout'], { min: 50, max: 100_000 }, anyPhone),
    method('mpesa', 'M-PESA', ['safaricom', 'mpesa-payout'], { min: 50, max: 75_000 }, mpesaPhone),
  ],
  KE: [
    method(
      'mpesa',
      'M-PESA',
      ['safaricom', 'mpesa-payout'],
      { min: 100, max: 150_000, feeFixed: 15 },
      mpesaPhone,
    ),
  ],
  CI: [
    method('bank', bankTransfer, ['cinetpay', 'cinetpay-payout'], { min: 500, max: 1_000_000 }, bankAccount),
  ],
  TZ: [method('bank', bankTransfer, ['selcom', 'selcom-payout'], { min: 1000, max: 5_000_000 }, bankAccount)],
};

/** Ways to withdraw in a market, in the order to show them (WDR-01). */
export function withdrawMethods(country: string): readonly MethodTerms[] {
  return markets[marketOf(country)] ?? chile;
}
