import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { feeTermsOf } from '../../../lib/fee.ts';

/** What a method costs, in words. */
export function feeText(terms: Pick<PaymentMethod, 'feeRate' | 'feeFixed'>): string {
  const { method } = texts().deposit;
  const fee = feeTermsOf(terms);
  return fee ? method.fee({ fee }) : method.free();
}
