import type { Localised } from '../../texts/text-types.ts';
import { marketOf } from '../core/markets.ts';
import { accountRules } from './account-rules.ts';
import { bankTransfer, chileanBanks, type MethodTerms, methodTerms } from './method-terms.ts';

export interface PaymentMethod extends MethodTerms {
  needsOtp: boolean;
  flow: 'redirect' | 'otp' | 'transfer';
}

/** How a method is paid with, and its terms. */
function method(flow: PaymentMethod['flow'], ...terms: Parameters<typeof methodTerms>): PaymentMethod {
  return { ...methodTerms(...terms), needsOtp: flow === 'otp', flow };
}

const other: Localised = { en: 'Other', ks: 'Otro' };
const { none, rut, email, chileanPhone, telebirrPhone, mpesaPhone } = accountRules;

const chile = [
  method(
    'redirect',
    'webpay',
    'Webpay',
    ['transbank', 'webpay-plus'],
    { min: 1000, max: 2_000_000, feeRate: 0.01 },
    rut,
  ),
  method(
    'redirect',
    'khipu',
    'Khipu',
    ['khipu', 'khipu-bank'],
    { min: 1000, max: 3_000_000 },
    email,
    chileanBanks,
  ),
  method('otp', 'mach', 'MACH', ['mach', 'mach-otp'], { min: 1000, max: 500_000 }, chileanPhone),
  method(
    'otp',
    'cuentarut',
    'CuentaRUT',
    ['bancoestado', 'cuentarut-otp'],
    { min: 2000, max: 1_000_000, feeFixed: 150 },
    rut,
  ),
  method(
    'redirect',
    'servipag',
    'Servipag',
    ['servipag', 'servipag-web'],
    { min: 5000, max: 1_500_000, feeFixed: 300 },
    email,
  ),
  method(
    'transfer',
    'transferencia',
    bankTransfer,
    ['etpay', 'bank-transfer'],
    { min: 5000, max: 5_000_000 },
    none,
  ),
];

const cbebirr = method(
  'redirect',
  'cbebirr',
  'CBE Birr',
  ['cbe', 'cbebirr-web'],
  { min: 50, max: 100_000 },
  none,
);

const markets: Readonly<Record<string, readonly PaymentMethod[]>> = {
  CL: chile,
  ET: [
    method(
      'otp',
      'telebirr',
      'telebirr',
      ['telebirr', 'telebirr-otp'],
      { min: 50, max: 75_000 },
      telebirrPhone,
    ),
    cbebirr,
    method('transfer', 'other', other, ['chapa', 'chapa-transfer'], { min: 100, max: 200_000 }, none),
  ],
  KE: [
    method('otp', 'mpesa', 'M-PESA', ['safaricom', 'mpesa-otp'], { min: 100, max: 150_000 }, mpesaPhone),
    method('transfer', 'other', other, ['pesalink', 'pesalink-transfer'], { min: 100, max: 500_000 }, none),
  ],
  CI: [
    method('transfer', 'other', other, ['cinetpay', 'cinetpay-transfer'], { min: 500, max: 1_000_000 }, none),
  ],
  TZ: [
    method('transfer', 'other', other, ['selcom', 'selcom-transfer'], { min: 1000, max: 5_000_000 }, none),
  ],
};

/** Ways to deposit in a market, in the order to show them (DEP-01, DEP-02). */
export function depositMethods(country: string): readonly PaymentMethod[] {
  return markets[marketOf(country)] ?? chile;
}
