import type { PaymentMethod } from '../../../api/generated/model/index.ts';
import { texts } from '../../../i18n/texts.ts';
import { percentOf } from '../../../lib/fee.ts';
import { formatAmount } from '../../../lib/money.ts';

/** What a method costs, in words. */
export function feeText({ feeRate, feeFixed }: Pick<PaymentMethod, 'feeRate' | 'feeFixed'>): string {
  const { method } = texts().deposit;
  const parts = [feeRate > 0 && percentOf(feeRate), feeFixed > 0 && formatAmount(feeFixed)].filter(Boolean);
  return parts.length > 0 ? method.fee({ fee: parts.join(' + ') }) : method.free();
}
