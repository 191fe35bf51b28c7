import type { OrderRow } from './recharge-rows.ts';

export interface WithdrawStep {
  step: 'received' | 'review' | 'sent' | 'paid' | 'returned' | 'cancelled';
  at: number;
}

/** The wallet pays `amount`; the account receives amount - fee. Status 0 is in review, 1 is on its way to the bank. */
export interface WithdrawOrderRow extends OrderRow {
  account: string;
  bankCode: string | null;
  accountType: string | null;
  taxId: string | null;
  holder: string | null;
  cancelIntentId: string | null;
  timeline: WithdrawStep[];
}

export function isCancelled({ timeline }: WithdrawOrderRow): boolean {
  return timeline.some(({ step }) => step === 'cancelled');
}
