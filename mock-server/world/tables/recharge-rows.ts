import type { FailureReasonText, Lang } from '../../texts/text-types.ts';
import { textsIn } from '../../texts/texts.ts';
import type { Minor } from './money.ts';

/** Codes of spec point 4, and codes for a part payment or a reversal (contract, OrderStatus). */
export const orderStatus = {
  created: 0,
  pending: 1,
  success: 2,
  failed: 3,
  partlyPaid: 4,
  reversed: 5,
  chargedBack: 6,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** `text` is our text in the player's language; `words` were typed into the console. */
export type FailureReason = { text: FailureReasonText } | { words: string };

export function failureText(reason: FailureReason | null, lang: Lang): string {
  if (!reason) return '';
  return 'words' in reason ? reason.words : textsIn(lang).failures[reason.text];
}

export interface OrderRow {
  id: string;
  playerId: string;
  amount: Minor;
  paidAmount?: Minor;
  fee: Minor;
  payChannel: string;
  routing: string;
  paymentMethod: string;
  status: OrderStatus;
  reason: FailureReason | null;
  intentId: string | null;
  createdAt: number;
}

export interface RechargeOrderRow extends OrderRow {
  activityId: string | null;
  declinesBonus?: boolean;
  bonus?: { amount: Minor; wagerTimes: number; expiresAt: number };
  returnUrl: string | null;
  /** Identifies the order at the bank, where nobody is logged in. Unlike the order's id it cannot be guessed. */
  bankKey?: string;
  bankDecision: 'approve' | 'refuse' | null;
  otpPhone: string | null;
  otpWrong: number;
  paidAt?: number;
  takenBack?: { amount: Minor; at: number };
}

export function isFinal({ status }: OrderRow): boolean {
  return status !== orderStatus.created && status !== orderStatus.pending;
}

/** An order under way, and one that failed only because the time to pay ran out. */
export function isCreditable(order: RechargeOrderRow): boolean {
  const { status, reason } = order;
  const isLate =
    status === orderStatus.failed && reason !== null && 'text' in reason && reason.text === 'order-expired';
  return isLate || !isFinal(order);
}

export function isPaid({ status }: OrderRow): boolean {
  return status === orderStatus.success || status === orderStatus.partlyPaid;
}

export type OrderDecision =
  | { outcome: 'approve' | 'fail'; reason?: string | undefined; delayMs?: number | undefined }
  | { outcome: 'part'; paid?: Minor | undefined; reason?: string | undefined; delayMs?: number | undefined }
  | { outcome: 'reverse'; reason?: string | undefined }
  | { outcome: 'charge-back'; reason?: string | undefined };

/** Amount of a part payment. Default: half of the order, in whole units. */
export function partOf({ amount }: OrderRow, paid?: Minor): Minor {
  return Math.min(paid ?? Math.ceil(amount / 200) * 100, amount);
}

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
