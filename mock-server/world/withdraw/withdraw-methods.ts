import { type Market, marketOf } from '../core/markets.ts';
import { bankAccount, type MethodTerms, methodTerms as method, payers } from '../orders/method-terms.ts';

const markets: Readonly<Record<Market, readonly MethodTerms[]>> = {
  CL: [
    method(payers.transferOut, 'bank-transfer', 120, { min: 5000, max: 3_000_000, feeRate: 0.01 }),
    method(payers.cuentarut, 'cuentarut', 30, { min: 2000, max: 1_000_000, feeFixed: 300 }),
    method(payers.mach, 'mach-payout', 10, { min: 1000, max: 500_000 }),
  ],
  ET: [
    method(payers.telebirr, 'telebirr-payout', 15, { min: 50, max: 75_000, feeRate: 0.005 }),
    method(payers.cbebirr, 'cbebirr-payout', 60, { min: 50, max: 100_000 }),
    method(payers.mpesa, 'mpesa-payout', 15, { min: 50, max: 75_000 }),
  ],
  KE: [method(payers.mpesa, 'mpesa-payout', 15, { min: 100, max: 150_000, feeFixed: 15 })],
  CI: [method(bankAccount('cinetpay'), 'cinetpay-payout', 1440, { min: 500, max: 1_000_000 })],
  TZ: [method(bankAccount('selcom'), 'selcom-payout', 1440, { min: 1000, max: 5_000_000 })],
};

/** In the order to show them (WDR-01). */
export function withdrawMethods(country: string): readonly MethodTerms[] {
  return markets[marketOf(country)];
}
