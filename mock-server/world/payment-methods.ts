import type { Localised } from '../texts/text-types.ts';
import { type AccountRule, accountRules } from './account-rules.ts';
import { marketOf } from './markets.ts';
import type { Minor } from './money.ts';
import { shareOf, toMinor } from './money.ts';

export interface PaymentMethod {
  code: string;
  name: Localised;
  icon: string;
  min: Minor;
  max: Minor;
  feeRate: number;
  feeFixed: Minor;
  routing: string;
  payChannel: string;
  needsOtp: boolean;
  flow: 'redirect' | 'otp' | 'transfer';
  accountRule: AccountRule;
  banks?: readonly { code: string; name: string }[];
}

export const chileanBanks = [
  { code: '012', name: 'BancoEstado' },
  { code: '001', name: 'Banco de Chile' },
  { code: '037', name: 'Santander' },
  { code: '016', name: 'Bci' },
  { code: '051', name: 'Banco Falabella' },
  { code: '039', name: 'Itaú' },
  { code: '014', name: 'Scotiabank' },
];

/** code, names, route, limits and fee in one readable row; amounts in major units. */
function method(
  code: string,
  name: string | Localised,
  [payChannel, routing]: [string, string],
  flow: PaymentMethod['flow'],
  limits: { min: number; max: number; feeRate?: number; feeFixed?: number },
  accountRule: AccountRule,
  banks?: PaymentMethod['banks'],
): PaymentMethod {
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
    needsOtp: flow === 'otp',
    flow,
    accountRule,
    ...(banks ? { banks } : {}),
  };
}

const bankTransfer: Localised = { en: 'Bank transfer', ks: 'Transferencia bancaria' };
const other: Localised = { en: 'Other', ks: 'Otro' };
const { none, rut, email, chileanPhone, telebirrPhone, mpesaPhone } = accountRules;

const chile = [
  method(
    'webpay',
    'Webpay',
    ['transbank', 'webpay-plus'],
    'redirect',
    { min: 1000, max: 2_000_000, feeRate: 0.01 },
    rut,
  ),
  method(
    'khipu',
    'Khipu',
    ['khipu', 'khipu-bank'],
    'redirect',
    { min: 1000, max: 3_000_000 },
    email,
    chileanBanks,
  ),
  method('mach', 'MACH', ['mach', 'mach-otp'], 'otp', { min: 1000, max: 500_000 }, chileanPhone),
  method(
    'cuentarut',
    'CuentaRUT',
    ['bancoestado', 'cuentarut-otp'],
    'otp',
    { min: 2000, max: 1_000_000, feeFixed: 150 },
    rut,
  ),
  method(
    'servipag',
    'Servipag',
    ['servipag', 'servipag-web'],
    'redirect',
    { min: 5000, max: 1_500_000, feeFixed: 300 },
    email,
  ),
  method(
    'transferencia',
    bankTransfer,
    ['etpay', 'bank-transfer'],
    'transfer',
    { min: 5000, max: 5_000_000 },
    none,
  ),
];

const cbebirr = method(
  'cbebirr',
  'CBE Birr',
  ['cbe', 'cbebirr-web'],
  'redirect',
  { min: 50, max: 100_000 },
  none,
);

const markets: Readonly<Record<string, readonly PaymentMethod[]>> = {
  CL: chile,
  ET: [
    method(
      'telebirr',
      'telebirr',
      ['telebirr', 'telebirr-otp'],
      'otp',
      { min: 50, max: 75_000 },
      telebirrPhone,
    ),
    cbebirr,
    method('other', other, ['chapa', 'chapa-transfer'], 'transfer', { min: 100, max: 200_000 }, none),
  ],
  KE: [
    method('mpesa', 'M-PESA', ['safaricom', 'mpesa-otp'], 'otp', { min: 100, max: 150_000 }, mpesaPhone),
    method('other', other, ['pesalink', 'pesalink-transfer'], 'transfer', { min: 100, max: 500_000 }, none),
  ],
  CI: [
    method('other', other, ['cinetpay', 'cinetpay-transfer'], 'transfer', { min: 500, max: 1_000_000 }, none),
  ],
  TZ: [
    method('other', other, ['selcom', 'selcom-transfer'], 'transfer', { min: 1000, max: 5_000_000 }, none),
  ],
};

/** Ways to deposit in a market, in the order to show them (DEP-01, DEP-02). */
export function depositMethods(country: string): readonly PaymentMethod[] {
  return markets[marketOf(country)] ?? chile;
}

/** Fee of a deposit in minor units, rounded to the nearest hundredth. It is paid on top of the amount. */
export function depositFee(method: PaymentMethod, amount: Minor): Minor {
  return shareOf(amount, method.feeRate) + method.feeFixed;
}
