import { CallError } from '../../api/call-error.ts';
import type { PaymentMethod, PrepayResult, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import {
  rechargeCreateRechargeOrder,
  rechargeOrders,
  rechargePrepay,
  rechargeQueryPay,
  rechargeV2CreateRechargeOrder,
} from '../../api/generated/recharge.ts';
import type { RefusalCode } from '../../api/generated/refusal-code.ts';
import { dayName, marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import type { App } from '../../lib/app.ts';
import { formatMinor, type Minor, sumOf, toAmount, toMinor } from '../../lib/money.ts';
import { findOrder, LOOK_UP } from '../../money/find-order.ts';
import type { StoredIntent } from '../../money/intent-store.ts';
import { type Refusal, type Result, resultOf } from '../../money/result.ts';
import type { DepositAllowance } from '../../session/play-limits/deposit-allowance.ts';
import { depositAllowance } from '../../session/play-limits/deposit-rule.ts';

/** What the player asks for with a tap on Pay. */
export interface DepositRequest {
  amount: Minor;
  /** What is paid in all, with the fee. */
  total: Minor;
  method: PaymentMethod;
  activityId?: string;
  declinesBonus?: true;
  account?: string;
  bankCode?: string;
}

/** An order this page knows enough of to pay it; with its status when the server has said it. */
export type OpenOrder = Pick<
  RechargeOrder,
  'id' | 'amount' | 'fee' | 'payChannel' | 'routing' | 'paymentMethod'
> &
  Partial<Pick<RechargeOrder, 'status' | 'expiresAt'>>;

/** Seconds before another code may be asked for (spec point 9). */
export const SMS_RESEND_SECONDS = 60;

/** What is paid for an order in all: its fee is on top (DEP-01). @param order in major units, as the wire has it */
export function totalOf({ amount, fee }: { amount: number; fee: number }): Minor | undefined {
  return sumOf([toMinor(amount), toMinor(fee)]);
}

/** What the payment company needs beside the order. */
export type PaymentDetails = { account?: string; bankCode?: string; otpCode?: string };

function limitText({ period, left, resetsOn }: DepositAllowance): string {
  const { limits } = texts().deposit;
  const words = { limit: limits.period[period](), day: dayName(resetsOn) };
  return left === 0n ? limits.reached(words) : limits.exceeded({ ...words, left: formatMinor(left) });
}

/**
 * What the player's own limits have against an order (PLR-02): what is left and when it starts over. An order that was
 * made before goes on; it is counted already.
 * @throws CallError when limits cannot be checked; then nothing is ordered
 */
export async function limitRefusal(
  app: App,
  request: DepositRequest,
  intent: StoredIntent,
): Promise<Refusal | undefined> {
  const { block, allowances } = await depositAllowance(app);
  const [tightest] = allowances;
  const isTooMuch = tightest !== undefined && request.amount > tightest.left;
  if (!(block || isTooMuch) || (await lookUpOrder(intent))) return undefined;
  const time = block && marketTime(new Date(block.until).toISOString());
  const message = time ? texts().deposit.limits.blocked({ time }) : tightest ? limitText(tightest) : '';
  return { field: 'amount', message };
}

/** Makes the order of an intent, or gets the one made before from it; on its route where the method has one (DEP-03). */
export async function createOrder(request: DepositRequest, intentId: string): Promise<Result<OpenOrder>> {
  const { method, activityId, declinesBonus } = request;
  const { payChannel, routing, code: paymentMethod } = method;
  const amount = toAmount(request.amount);
  const body = {
    amount,
    payChannel,
    paymentMethod,
    intentId,
    ...(activityId && { activityId }),
    ...(declinesBonus && { declinesBonus }),
  };
  const created = await resultOf(
    routing ? rechargeV2CreateRechargeOrder({ ...body, routing }) : rechargeCreateRechargeOrder(body),
  );
  if (created.outcome !== 'accepted') return created;
  return { outcome: 'accepted', value: { ...created.value, amount, payChannel, routing, paymentMethod } };
}

/** A code went to the same number a moment ago: when the next one may be asked for. */
interface CodeWait {
  outcome: 'code-waits';
  seconds: number;
}

/** What a 429 of the payment names when it is the SMS that has to wait (contract, code of a failure). */
const SMS_WAITS: readonly (RefusalCode | undefined)[] = ['sms-resend', 'sms-limit'];

/** Starts the payment, or goes on with it (DEP-03). May send a one-time code, so nothing repeats it by itself. */
export async function startPayment(
  order: OpenOrder,
  details: PaymentDetails,
): Promise<Result<PrepayResult> | CodeWait> {
  const { id, payChannel, routing } = order;
  const call = rechargePrepay({ id, payChannel, routing, ...details });
  try {
    return await resultOf(call);
  } catch (error) {
    if (!(error instanceof CallError) || !SMS_WAITS.includes(error.code)) throw error;
    return { outcome: 'code-waits', seconds: error.retryAfterSeconds ?? SMS_RESEND_SECONDS };
  }
}

/** The order of an intent whose answer got lost: null when there is none, undefined when even this is unknown. */
export async function lookUpOrder(intent: StoredIntent): Promise<RechargeOrder | null | undefined> {
  const page = await rechargeOrders({ ...LOOK_UP, intentId: intent.id }).catch(() => undefined);
  return page?.list && findOrder(page.list, intent);
}

/** The order as the server has it; undefined when that is unknown. */
export function orderNow(id: string): Promise<RechargeOrder | undefined> {
  return rechargeQueryPay({ id }).catch(() => undefined);
}
