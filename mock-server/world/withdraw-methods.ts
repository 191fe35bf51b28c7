import type { Localised } from '../texts/text-types.ts';
import { type AccountRule, accountRules } from './account-rules.ts';
import { marketOf } from './markets.ts';
import { type Minor, shareOf, toMinor } from './money.ts';
import { chileanBanks, type PaymentMethod } from './payment-methods.ts';

export type WithdrawMethod = Omit<PaymentMethod, 'flow' | 'needsOtp'>;

/** code, names, route, limits and fee in one readable row; amounts in major units. */
function method(
  code: string,
  name: string | Localised,
  [payChannel, routing]: [string, string],
  limits: { min: number; max: number; feeRate?: number; feeFixed?: number },
  accountRule: AccountRule,
  banks?: PaymentMethod['banks'],
): WithdrawMethod {
  return {
    code,
    name: typeof name === 'string' ? { en: name, ks: name } : name,
    icon: `/resources/v1/payments/${code}.svg`,
    min: toMinor(limits.min),
    max: toMinor(limits.max),
    feeRate: limits.feeRate ?? 0,
    feeFixed: toMinor(limits.feeFixed ?? 0),
    routing,
    payChannel,
    accountRule,
    ...(banks ? { banks } : {}),
  };
}

const bankTransfer: Localised = { en: 'Bank transfer', ks: 'Transferencia bancaria' };
const { rut, chileanPhone, bankAccount, telebirrPhone, mpesaPhone } = accountRules;

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

const markets: Readonly<Record<string, readonly WithdrawMethod[]>> = {
  CL: chile,
  ET: [
    method(
      'telebirr',
      'telebirr',
      ['telebirr', 'telebirr-payout'],
      { min: 50, max: 75_000, feeRate: 0.005 },
      telebirrPhone,
    ),
    method('cbebirr', 'CBE Birr', ['cbe', 'cbebirr-payout'], { min: 50, max: 100_000 }, telebirrPhone),
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
    method('other', bankTransfer, ['cinetpay', 'cinetpay-payout'], { min: 500, max: 1_000_000 }, bankAccount),
  ],
  TZ: [
    method('other', bankTransfer, ['selcom', 'selcom-payout'], { min: 1000, max: 5_000_000 }, bankAccount),
  ],
};

/** Ways to withdraw in a market, in the order to show them (WDR-01). */
export function withdrawMethods(country: string): readonly WithdrawMethod[] {
  return markets[marketOf(country)] ?? chile;
}

/** Fee of a withdrawal in minor units, rounded to the nearest hundredth. It is taken out of the amount. */
export function withdrawFee(method: WithdrawMethod, amount: Minor): Minor {
  return shareOf(amount, method.feeRate) + method.feeFixed;
}
