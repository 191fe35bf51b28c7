import { CallError } from '../../api/call-error.ts';
import type { PrepayResult, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import {
  rechargeCreateRechargeOrder,
  rechargeOrders,
  rechargePrepay,
  rechargeQueryPay,
  rechargeV2CreateRechargeOrder,
} from '../../api/generated/recharge/recharge.ts';
import { toAmount } from '../../lib/money.ts';
import type { DepositIntent } from './deposit-intent.ts';

/** An order this page knows enough of to pay it. */
export type OpenOrder = Pick<
  RechargeOrder,
  'id' | 'amount' | 'fee' | 'payChannel' | 'routing' | 'paymentMethod'
>;

/** Why the server would not; `field` names what to put right. */
export interface DepositRefusal {
  message: string;
  field?: string;
}

/** What came of a call that moves money: a yes, a no that belongs beside a field, or nothing that can be relied on. */
export type Told<Yes> =
  | { told: 'yes'; yes: Yes }
  | { told: 'no'; refusal: DepositRefusal }
  | { told: 'nothing' };

/**
 * Keeps "unknown" apart from "no" (DEP-04). What neither a field nor a check can answer is thrown on, to be told by
 * the error catalogue of spec point 8.
 */
async function tellApart<Yes>(call: Promise<Yes>): Promise<Told<Yes>> {
  try {
    return { told: 'yes', yes: await call };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.isUnknown) return { told: 'nothing' };
    if (error.kind !== 'refused' || !error.field) throw error;
    return { told: 'no', refusal: { message: error.message, field: error.field } };
  }
}

/** Makes the order of an intent, or gets the one made before from it; on its route where the method has one (DEP-03). */
export async function createOrder(intent: DepositIntent): Promise<Told<OpenOrder>> {
  const { id: intentId, method, activityId } = intent;
  const { payChannel, routing, code: paymentMethod } = method;
  const amount = toAmount(intent.amount);
  const request = { amount, payChannel, paymentMethod, intentId, ...(activityId && { activityId }) };
  const created = await tellApart(
    routing ? rechargeV2CreateRechargeOrder({ ...request, routing }) : rechargeCreateRechargeOrder(request),
  );
  if (created.told !== 'yes') return created;
  return { told: 'yes', yes: { ...created.yes, amount, payChannel, routing, paymentMethod } };
}

/** What the payment company needs beside the order. */
export type PaymentDetails = { account?: string; bankCode?: string; otpCode?: string };

/** Starts the payment, or goes on with it (DEP-03). May send a one-time code, so nothing repeats it by itself. */
export function startPayment(order: OpenOrder, details: PaymentDetails): Promise<Told<PrepayResult>> {
  const { id, payChannel, routing } = order;
  return tellApart(rechargePrepay({ id, payChannel, routing, ...details }));
}

/** The order of an intent whose answer got lost: null when there is none, undefined when even this is unknown. */
export async function findOrder(intentId: string): Promise<RechargeOrder | null | undefined> {
  const page = await rechargeOrders({ pageNum: 1, pageSize: 1, intentId }).catch(() => undefined);
  return page?.list && (page.list[0] ?? null);
}

/** The order as the server has it; undefined when that is unknown. */
export function orderNow(id: string): Promise<RechargeOrder | undefined> {
  return rechargeQueryPay({ id }).catch(() => undefined);
}
