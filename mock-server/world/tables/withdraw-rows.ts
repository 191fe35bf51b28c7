import { type OrderRow, orderStatus } from './recharge-rows.ts';

/** What happened to a withdrawal, and when (contract, WithdrawStep). */
export interface WithdrawStep {
  step: 'received' | 'review' | 'sent' | 'paid' | 'returned' | 'cancelled';
  at: number;
}

/**
 * A withdrawal: the wallet falls by amount, the account receives amount - fee. Status 0 is in review, 1 is on its way to
 * the bank.
 */
export interface WithdrawOrderRow extends OrderRow {
  account: string;
  bankCode: string | null;
  accountType: string | null;
  taxId: string | null;
  holder: string | null;
  /** The intent that cancelled it. */
  cancelIntentId: string | null;
  /** Oldest first. */
  timeline: WithdrawStep[];
}

/** True while the money is held back for the order. */
export function isOpen({ status }: WithdrawOrderRow): boolean {
  return status === orderStatus.created || status === orderStatus.pending;
}

/** True for an order that the player took back. */
export function isCancelled({ timeline }: WithdrawOrderRow): boolean {
  return timeline.some(({ step }) => step === 'cancelled');
}
