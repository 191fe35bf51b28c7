import { type Market, marketOf } from '../core/markets.ts';
import { bankAccount, type MethodTerms, methodTerms, payers } from '../orders/method-terms.ts';

export interface WithdrawMethodTerms extends MethodTerms {
  /** Minutes that a withdrawal usually takes. The mock is quicker, so that nobody waits for it. */
  usualMinutes: number;
}

function method(usualMinutes: number, ...terms: Parameters<typeof methodTerms>): WithdrawMethodTerms {
  return { ...methodTerms(...terms), usualMinutes };
}

const markets: Readonly<Record<Market, readonly WithdrawMethodTerms[]>> = {
  CL: [
    method(120, payers.transferOut, 'bank-transfer', { min: 5000, max: 3_000_000, feeRate: 0.01 }),
    method(30, payers.cuentarut, 'cuentarut', { min: 2000, max: 1_000_000, feeFixed: 300 }),
    method(10, payers.mach, 'mach-payout', { min: 1000, max: 500_000 }),
  ],
  ET: [
    method(15, payers.telebirr, 'telebirr-payout', { min: 50, max: 75_000, feeRate: 0.005 }),
    method(60, payers.cbebirr, 'cbebirr-payout', { min: 50, max: 100_000 }),
    method(15, payers.mpesa, 'mpesa-payout', { min: 50, max: 75_000 }),
  ],
  KE: [method(15, payers.mpesa, 'mpesa-payout', { min: 100, max: 150_000, feeFixed: 15 })],
  CI: [method(1440, bankAccount('cinetpay'), 'cinetpay-payout', { min: 500, max: 1_000_000 })],
  TZ: [method(1440, bankAccount('selcom'), 'selcom-payout', { min: 1000, max: 5_000_000 })],
};

/** In the order to show them (WDR-01). */
export function withdrawMethods(country: string): readonly WithdrawMethodTerms[] {
  return markets[marketOf(country)];
}
