import type { Localised } from '../../texts/text-types.ts';
import { type Market, marketOf } from '../core/markets.ts';
import { bankPage, type MethodTerms, methodTerms, type Payer, payers } from '../orders/method-terms.ts';

export interface PaymentMethod extends MethodTerms {
  needsOtp: boolean;
  flow: 'redirect' | 'otp' | 'transfer';
}

const USUAL_MINUTES: Readonly<Record<PaymentMethod['flow'], number>> = { redirect: 2, otp: 1, transfer: 10 };

function method(
  flow: PaymentMethod['flow'],
  from: Payer,
  routing: string,
  limits: Parameters<typeof methodTerms>[3],
): PaymentMethod {
  return { ...methodTerms(from, routing, USUAL_MINUTES[flow], limits), needsOtp: flow === 'otp', flow };
}

const mpesa = (limits: { min: number; max: number }) => method('otp', payers.mpesa, 'mpesa-otp', limits);
const bank = (name: string | Localised, channel: string, limits: { min: number; max: number }) =>
  method('redirect', bankPage(name, channel), `${channel}-bank`, limits);

const markets: Readonly<Record<Market, readonly PaymentMethod[]>> = {
  CL: [
    method('redirect', payers.webpay, 'webpay-plus', { min: 1000, max: 2_000_000, feeRate: 0.01 }),
    method('redirect', payers.khipu, 'khipu-bank', { min: 1000, max: 3_000_000 }),
    method('otp', payers.mach, 'mach-otp', { min: 1000, max: 500_000 }),
    method('otp', payers.cuentarut, 'cuentarut-otp', { min: 2000, max: 1_000_000, feeFixed: 150 }),
    method('redirect', payers.servipag, 'servipag-web', { min: 5000, max: 1_500_000, feeFixed: 300 }),
    method('transfer', payers.transferIn, 'bank-transfer', { min: 5000, max: 5_000_000 }),
  ],
  ET: [
    method('otp', payers.telebirr, 'telebirr-otp', { min: 50, max: 75_000 }),
    method('redirect', payers.cbebirr, 'cbebirr-web', { min: 50, max: 100_000 }),
    mpesa({ min: 50, max: 75_000 }),
    bank({ en: 'Bank account', ks: 'Cuenta bancaria' }, 'chapa', { min: 100, max: 200_000 }),
  ],
  KE: [mpesa({ min: 100, max: 150_000 }), bank('PesaLink', 'pesalink', { min: 100, max: 500_000 })],
  CI: [bank('CinetPay', 'cinetpay', { min: 500, max: 1_000_000 })],
  TZ: [bank('Selcom', 'selcom', { min: 1000, max: 5_000_000 })],
};

/** In the order to show them (DEP-01, DEP-02). */
export function depositMethods(country: string): readonly PaymentMethod[] {
  return markets[marketOf(country)];
}
