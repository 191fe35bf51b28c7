import type { Minor } from './money.ts';
import { type FailureReason, type OrderStatus, orderStatus } from './recharge-rows.ts';

/** A withdrawal: the wallet falls by amount, the account receives amount - fee. */
export interface WithdrawOrderRow {
  id: string;
  playerId: string;
  amount: Minor;
  fee: Minor;
  payChannel: string;
  routing: string;
  paymentMethod: string;
  account: string;
  bankCode: string | null;
  holder: string | null;
  /** 0 waits for its review, 1 is on its way to the bank. */
  status: OrderStatus;
  reason: FailureReason | null;
  intentId: string | null;
  createdAt: number;
}

/** True while the money is held back for the order. */
export function isOpen({ status }: WithdrawOrderRow): boolean {
  return status === orderStatus.created || status === orderStatus.pending;
}
