import type { PrepayRequest } from '@copihue/contract/types';
import { masked } from '../core/masked.ts';
import { randomText } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { assertAccount, methodOf } from '../orders/order-terms.ts';
import { assertNotExcluded } from '../players/exclusion.ts';
import { playerById } from '../players/players.ts';
import { hasLiveCode, sendCode, spendCode } from '../players/sms.ts';
import { isFinal, orderStatus, type RechargeOrderRow } from '../tables/recharge-rows.ts';
import type { Lenient } from '../tables/rows.ts';
import { depositMethods, type PaymentMethod } from './payment-methods.ts';
import { orderOf } from './recharge-orders.ts';
import { failOrder, scheduleResult } from './recharge-settle.ts';

/**
 * Time until the payment company settles an order, in ms. A transfer takes longer, because the payer copies the details
 * by hand.
 */
export const SETTLE_AFTER_MS = { otp: 1000, bank: 500, transfer: 90_000 } as const;
const BANK_KEY_LENGTH = 20;
const OTP_WRONG_TRIES = 5;

export interface Prepayment extends Lenient<PrepayRequest> {
  /** Origin of the calling page; the bank leads back there when `returnUrl` is absent. */
  returnOrigin: string | null;
  /** Origins of `returnUrl` besides that of the calling page. */
  knownOrigins?: readonly string[];
}

export type PrepayStep =
  | { step: 'otp-required'; sentTo: string }
  | { step: 'redirect'; bankKey: string }
  | { step: 'pending' }
  | { step: 'transfer'; reference: string };

/** Only a known origin, because the link to the bank would otherwise lead anywhere (DEP-03). */
function returnUrlFor(order: RechargeOrderRow, prepayment: Prepayment): string | null {
  const { returnUrl, returnOrigin, knownOrigins = [] } = prepayment;
  if (returnUrl === undefined)
    return returnOrigin === null
      ? order.returnUrl
      : `${returnOrigin}/deposit?order=${encodeURIComponent(order.id)}`;
  const { origin, hostname } = new URL(returnUrl);
  const isOwn = origin === returnOrigin || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (!isOwn && !knownOrigins.includes(origin))
    throw new Refusal('wrong-return-url', { field: 'returnUrl', parameters: { origin } });
  return returnUrl;
}

function otpPhoneOf(
  world: World,
  order: RechargeOrderRow,
  method: PaymentMethod,
  account: string | undefined,
): string {
  const player = playerById(world, order.playerId);
  if (method.accountRule.kind === 'phone' && account !== undefined) return account;
  return player.phone ?? player.username;
}

function otpStep(
  world: World,
  order: RechargeOrderRow,
  method: PaymentMethod,
  prepayment: Prepayment,
): PrepayStep {
  const phone = order.otpPhone ?? otpPhoneOf(world, order, method, prepayment.account);
  if (prepayment.otpCode === undefined) {
    // A second request, such as a second tap, must not reach the SMS limit while a code is valid.
    if (!(order.otpPhone && hasLiveCode(world, phone, 'otp'))) sendCode(world, phone, 'otp');
    order.otpPhone = phone;
    return { step: 'otp-required', sentTo: masked(phone) };
  }
  // The code of another order to the same phone pays nothing here.
  if (order.otpPhone === null) throw new Refusal('expired-code', { field: 'otpCode' });
  try {
    spendCode(world, { phone, kind: 'otp', code: prepayment.otpCode, field: 'otpCode' });
  } catch (refusal) {
    order.otpWrong += 1;
    if (order.otpWrong >= OTP_WRONG_TRIES) failOrder(world, order.id, { text: 'otp-tries' });
    throw refusal;
  }
  order.status = orderStatus.pending;
  // What was begun in time is waited for.
  scheduleResult(world, order, SETTLE_AFTER_MS.otp);
  return { step: 'pending' };
}

/** Starts the payment of an order. For a started order it returns the next step again (DEP-03). */
export function prepay(world: World, playerId: string, prepayment: Prepayment): PrepayStep {
  const order = orderOf(world, playerId, prepayment.id);
  const { country } = playerById(world, playerId);
  const method = methodOf(depositMethods(country), { ...prepayment, paymentMethod: order.paymentMethod });
  // A code stands for an account that was judged before, so it counts only where the method asks for one.
  const isCode = method.flow === 'otp' && prepayment.otpCode !== undefined;
  if (isFinal(order)) throw new Refusal('order-closed', { field: 'id' });
  assertNotExcluded(world, playerId);
  const isStarted = order.status === orderStatus.pending;
  if (!isStarted && !isCode) assertAccount(method, prepayment);
  order.returnUrl = returnUrlFor(order, prepayment);
  if (method.flow === 'otp')
    return isStarted ? { step: 'pending' } : otpStep(world, order, method, prepayment);
  if (!isStarted) {
    order.status = orderStatus.pending;
    if (method.flow === 'transfer') scheduleResult(world, order, SETTLE_AFTER_MS.transfer);
  }
  if (method.flow === 'transfer') return { step: 'transfer', reference: order.id };
  order.bankKey ??= randomText(world.random('bank key'), BANK_KEY_LENGTH);
  return { step: 'redirect', bankKey: order.bankKey };
}
