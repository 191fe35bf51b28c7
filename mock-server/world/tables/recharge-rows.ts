import type { FailureReasonText } from '../../texts/text-types.ts';
import type { Minor } from './money.ts';

/** Status codes of spec point 4, and those of money that came in part or went back (contract, OrderStatus). */
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

/** Why an order failed, was paid in part or was undone: a text of ours in the player's language, or words somebody typed into the console. */
export type FailureReason = { text: FailureReasonText } | { words: string };

/** What deposits and withdrawals have alike. */
export interface OrderRow {
  id: string;
  playerId: string;
  amount: Minor;
  /** What was paid of it, where that is less. */
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
  /** The player wanted no bonus. */
  declinesBonus?: boolean;
  /** What it brought, once it has succeeded. */
  bonus?: { amount: Minor; wagerTimes: number; expiresAt: number; grantId: string };
  /** Origin of the app that started the payment; the bank page goes back there. */
  returnOrigin: string | null;
  account: string | null;
  /** Names the order at the bank, where nobody is logged in: it cannot be guessed, as the order's id can. */
  bankKey?: string;
  /** What the player decided on the bank page, before the money has moved. */
  bankDecision: 'approve' | 'refuse' | null;
  otpPhone: string | null;
  otpWrong: number;
  /** When its money was credited. */
  paidAt?: number;
  /** What left the balance again when it was undone. */
  takenBack?: { amount: Minor; at: number };
}

/** True for an order whose payment is over: what was paid may still be undone. */
export function isFinal({ status }: RechargeOrderRow): boolean {
  return status !== orderStatus.created && status !== orderStatus.pending;
}

/** True for an order of which money was paid, and not undone since. */
export function isPaid({ status }: OrderRow): boolean {
  return status === orderStatus.success || status === orderStatus.partlyPaid;
}

/** How the console, or the bank, can decide on an order. `paid` is what was paid of one that is paid in part. */
export type OrderDecision =
  | { outcome: 'approve' | 'fail'; reason?: string | undefined; delayMs?: number | undefined }
  | { outcome: 'part'; paid?: Minor | undefined; reason?: string | undefined; delayMs?: number | undefined }
  | { outcome: 'reverse'; reason?: string | undefined }
  | { outcome: 'charge-back'; reason?: string | undefined };

/** What is paid of an order that is paid in part: half of it where nothing else is said, in whole units. */
export function partOf({ amount }: OrderRow, paid?: Minor): Minor {
  return Math.min(paid ?? Math.ceil(amount / 200) * 100, amount);
}
