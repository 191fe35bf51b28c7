import { marketOf } from '../core/markets.ts';
import { accountRules } from '../recharge/account-rules.ts';
import { bankTransfer, chileanBanks, type MethodTerms, methodTerms } from '../recharge/method-terms.ts';

export interface WithdrawMethodTerms extends MethodTerms {
  /** Minutes within which a withdrawal is usually paid. The mock itself is quicker, so that nobody waits for it. */
  usualMinutes: number;
}

const { rut, chileanPhone, bankAccount, chileanBankAccount, telebirrPhone, anyPhone, mpesaPhone } =
  accountRules;

/** How long a method usually takes, and its terms. */
function method(usualMinutes: number, ...terms: Parameters<typeof methodTerms>): WithdrawMethodTerms {
  return { ...methodTerms(...terms), usualMinutes };
}

const chile = [
  method(
    120,
    'transferencia',
    bankTransfer,
    ['etpay', 'bank-transfer'],
    { min: 5000, max: 3_000_000, feeRate: 0.01 },
    chileanBankAccount,
    chileanBanks,
  ),
  method(
    30,
    'cuentarut',
    'CuentaRUT',
    ['bancoestado', 'cuentarut'],
    { min: 2000, max: 1_000_000, feeFixed: 300 },
    rut,
  ),
  method(10, 'mach', 'MACH', ['mach', 'mach-payout'], { min: 1000, max: 500_000 }, chileanPhone),
];

const markets: Readonly<Record<string, readonly WithdrawMethodTerms[]>> = {
  CL: chile,
  ET: [
    method(
      15,
      'telebirr',
      'telebirr',
      ['telebirr', 'telebirr-payout'],
      { min: 50, max: 75_000, feeRate: 0.005 },
      telebirrPhone,
    ),
    method(60, 'cbebirr', 'CBE Birr', ['cbe', 'cbebirr-payout'], { min: 50, max: 100_000 }, anyPhone),
    method(15, 'mpesa', 'M-PESA', ['safaricom', 'mpesa-payout'], { min: 50, max: 75_000 }, mpesaPhone),
  ],
  KE: [
    method(
      15,
      'mpesa',
      'M-PESA',
      ['safaricom', 'mpesa-payout'],
      { min: 100, max: 150_000, feeFixed: 15 },
      mpesaPhone,
    ),
  ],
  CI: [
    method(
      1440,
      'bank',
      bankTransfer,
      ['cinetpay', 'cinetpay-payout'],
      { min: 500, max: 1_000_000 },
      bankAccount,
    ),
  ],
  TZ: [
    method(
      1440,
      'bank',
      bankTransfer,
      ['selcom', 'selcom-payout'],
      { min: 1000, max: 5_000_000 },
      bankAccount,
    ),
  ],
};

/** Ways to withdraw in a market, in the order to show them (WDR-01). */
export function withdrawMethods(country: string): readonly WithdrawMethodTerms[] {
  return markets[marketOf(country)] ?? chile;
}
