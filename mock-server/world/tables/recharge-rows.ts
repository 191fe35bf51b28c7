import type { FailureReasonText } from '../../texts/text-types.ts';
import type { Minor } from './money.ts';

/** Status codes of spec point 4. */
export const orderStatus = { created: 0, pending: 1, success: 2, failed: 3 } as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** Why an order failed: a text of ours in the player's language, or words somebody typed into the console. */
export type FailureReason = { text: FailureReasonText } | { words: string };

/** What deposits and withdrawals have alike. */
export interface OrderRow {
  id: string;
  playerId: string;
  amount: Minor;
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
  bonus?: { amount: Minor; wagerTimes: number; expiresAt: number };
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
}

/** True for an order that will not change any more. */
export function isFinal({ status }: RechargeOrderRow): boolean {
  return status === orderStatus.success || status === orderStatus.failed;
}
