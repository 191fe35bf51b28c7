import { CallError } from '../../api/call-error.ts';
import type { PaymentMethod, PrepayResult, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import {
  rechargeCreateRechargeOrder,
  rechargeOrders,
  rechargePrepay,
  rechargeV2CreateRechargeOrder,
} from '../../api/generated/recharge.ts';
import type { RefusalCode } from '../../api/generated/refusal-code.ts';
import { dayName, marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import type { App } from '../../lib/app.ts';
import { formatMinor, type Minor, sumOf, toAmount, toMinor } from '../../lib/money.ts';
import { lookUp, pageOf } from '../../money/find-order.ts';
import { deviceIntents, type StoredIntent } from '../../money/intent-store.ts';
import { type Refusal, type Result, resultOf } from '../../money/result.ts';
import { giveUpOrder } from '../../session/given-up-orders.ts';
import type { DepositAllowance } from '../../session/play-limits/deposit-allowance.ts';
import { depositAllowance } from '../../session/play-limits/deposit-rule.ts';

export interface DepositRequest {
  amount: Minor;
  total: Minor;
  method: PaymentMethod;
  activityId?: string;
  declinesBonus?: true;
  account?: string;
  bankCode?: string;
}

export type OpenOrder = Pick<
  RechargeOrder,
  'id' | 'amount' | 'fee' | 'payChannel' | 'routing' | 'paymentMethod'
> &
  Partial<Pick<RechargeOrder, 'status' | 'expiresAt'>>;

export const SMS_RESEND_SECONDS = 60;

/** The fee is added to the amount (DEP-01). @param order in major units, as the server sends it */
export function totalOf({ amount, fee }: { amount: number; fee: number }): Minor | undefined {
  return sumOf([toMinor(amount), toMinor(fee)]);
}

export type PaymentDetails = { account?: string; bankCode?: string; otpCode?: string };

function limitText({ period, left, resetsOn }: DepositAllowance): string {
  const { limits } = texts().deposit;
  const words = { limit: limits.period[period](), day: dayName(resetsOn) };
  return left === 0n ? limits.reached(words) : limits.exceeded({ ...words, left: formatMinor(left) });
}

/**
 * The player's own break and limits (PLR-02), asked before an order is made and before each start of its payment.
 * @param orderId the order to pay, which is not counted against itself
 * @throws CallError when limits cannot be checked; then nothing is ordered or paid
 */
async function ownRefusal(app: App, amount: Minor, orderId?: string): Promise<Refusal | undefined> {
  const { block, allowances } = await depositAllowance(app, orderId);
  const [tightest] = allowances;
  if (block) {
    const time = marketTime(new Date(block.until).toISOString());
    return { message: texts().deposit.limits.blocked({ time }) };
  }
  return tightest && amount > tightest.left ? { message: limitText(tightest) } : undefined;
}

/** Refuses a new order, not one that the intent made before. @throws CallError as `ownRefusal` */
export async function limitRefusal(
  app: App,
  { amount }: DepositRequest,
  intent: StoredIntent,
): Promise<Refusal | undefined> {
  const refusal = await ownRefusal(app, amount);
  return refusal && !(await lookUpDeposit(app, intent)) ? { ...refusal, field: 'amount' } : undefined;
}

/** Creates the order of an intent, or returns the one that this intent created before (DEP-03). */
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

interface CodeWait {
  outcome: 'code-waits';
  seconds: number;
}

/** Refusal codes of a 429 after which only the SMS has to wait (contract, code of a failure). */
const SMS_WAITS: readonly (RefusalCode | undefined)[] = ['sms-resend', 'sms-limit'];

/** Starts the payment (DEP-03). It may send a one-time code, so it is never retried automatically. */
export async function startPayment(
  app: App,
  order: OpenOrder,
  details: PaymentDetails,
): Promise<Result<PrepayResult> | CodeWait> {
  const { id, payChannel, routing } = order;
  const refusal = await ownRefusal(app, toMinor(order.amount) ?? 0n, id);
  if (refusal) return { outcome: 'refused', refusal };
  const returnUrl = new URL(`/deposit?order=${encodeURIComponent(id)}`, app.ports.location.origin).href;
  const call = rechargePrepay({ id, payChannel, routing, ...details, returnUrl });
  try {
    return await resultOf(call);
  } catch (error) {
    if (!(error instanceof CallError) || !SMS_WAITS.includes(error.code)) throw error;
    return { outcome: 'code-waits', seconds: error.retryAfterSeconds ?? SMS_RESEND_SECONDS };
  }
}

/** Gives an order up; an equal deposit after it is another order (DEP-10). */
export function cancelDeposit(app: App, orderId: string): void {
  void giveUpOrder(app, orderId);
  void deviceIntents(app).endOf(orderId, true);
}

export const lookUpDeposit = (app: App, intent: StoredIntent) =>
  lookUp(app, intent, rechargeOrders(pageOf(intent)));
