import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { anotherAmount, expectLimits, methodOf } from './amounts.ts';
import { ABSENT, type Body, bodyOf } from './expect-refusal.ts';
import { type JourneyState, UNPAID_STATUSES } from './journey-state.ts';
import { againstPattern, amountOf, payerFor } from './payers.ts';
import { absentBank, expectWithdrawalRefusals } from './withdrawal-refusals.ts';

async function depositOrders(
  journey: JourneyState,
  operationId: string,
  methods: readonly unknown[],
): Promise<void> {
  const { send, player } = journey;
  const made = bodyOf(journey, operationId);
  if (!made) return;
  const { intentId: _made, ...body } = made;
  const refuseWith = (code: string, change: object) =>
    journey.refuse(operationId, code, player, { ...body, ...change });
  await refuseWith('unknown-method', { paymentMethod: ABSENT });
  await expectLimits(journey, operationId, methods, body);
  await refuseWith('unknown-activity', { activityId: ABSENT });
  const amount = Number(body.amount);
  const offers = listOf(await send('rechargeDepositActivity', player, { country: journey.options.country }));
  const offer = offers.find((row) => Number(fieldOf(row, 'minAmount')) > amount);
  if (offer) await refuseWith('activity-minimum', { activityId: fieldOf(offer, 'id') });
  const { min, max } = Object(methodOf(methods, body));
  const again = { ...made, amount: anotherAmount({ max }, amount) };
  const outside = min === max ? ['amount-below-minimum', 'amount-above-maximum'] : [];
  await journey.refuse(operationId, 'intent-reused', player, again, outside);
}

const ROUTED = 'rechargeV2CreateRechargeOrder';

async function orderFor({ send, player }: JourneyState, method: unknown): Promise<Body | undefined> {
  const terms = { payChannel: fieldOf(method, 'payChannel'), routing: fieldOf(method, 'routing') };
  const order = { ...terms, amount: amountOf(method), paymentMethod: fieldOf(method, 'code') };
  const id = textOf(fieldOf(await send(ROUTED, player, order, 'An order whose payment is refused'), 'id'));
  return id === undefined ? undefined : { id, ...terms };
}

async function bankPayments(journey: JourneyState, method: unknown): Promise<void> {
  const { player, options } = journey;
  const order = await orderFor(journey, method);
  if (!order) return;
  const payer = payerFor(method, player.username, options.seed);
  const refuseWith = (code: string, change: object) =>
    journey.refuse('rechargePrepay', code, player, { ...order, ...payer, ...change });
  await refuseWith('unknown-method', { routing: ABSENT });
  const rule = fieldOf(method, 'accountRule');
  // A rule of the kind `email` has no pattern.
  const odd = fieldOf(rule, 'kind') === 'email' ? 'x' : againstPattern(fieldOf(rule, 'pattern'), ['x', '1']);
  if (odd !== undefined) await refuseWith('wrong-account', { account: odd });
  await refuseWith('unknown-bank', { bankCode: absentBank(listOf(fieldOf(method, 'banks'))) });
  await refuseWith('wrong-return-url', { returnUrl: `https://${ABSENT}.example/` });
}

async function codePayments(journey: JourneyState, method: unknown): Promise<void> {
  const { player, control, send, guest, options, context, refuse } = journey;
  if (!control?.pass) return;
  const account = player.username;
  const order = await orderFor(journey, method);
  await control.pass(61_000);
  if (!order) return;
  const payment = { ...order, account };
  await refuse('rechargePrepay', 'expired-code', player, { ...payment, otpCode: '000000' });
  const step = await send('rechargePrepay', player, payment, 'A code that is not used');
  const code = step === undefined ? undefined : await control.code?.(account);
  context.secrets.learn(code);
  const reset = { country: options.country, username: account, password: 'Contrato.2028' };
  const used = { ...reset, verificationCode: code };
  if (code !== undefined) await refuse('userResetPwd', 'expired-code', guest, used, ['wrong-code']);
  const next = step === undefined ? undefined : await orderFor(journey, method);
  if (next) await refuse('rechargePrepay', 'sms-resend', player, { ...next, account });
}

async function payments(journey: JourneyState, methods: readonly unknown[]): Promise<void> {
  const { send, player } = journey;
  const refuseWith = (code: string, body: object) => journey.refuse('rechargePrepay', code, player, body);
  const paid = bodyOf(journey, 'rechargePrepay');
  if (!paid) return;
  const { otpCode: _used, ...last } = paid;
  await refuseWith('unknown-order', { ...last, id: ABSENT });
  const status = numberOf(fieldOf(await send('rechargeQueryPay', player, { id: last.id }), 'status'));
  if (status !== undefined && !UNPAID_STATUSES.includes(status)) await refuseWith('order-closed', last);
  const byBank = methods.find((row) => listOf(fieldOf(row, 'banks')).length > 0);
  if (byBank) await bankPayments(journey, byBank);
  const byCode = methods.find((row) => fieldOf(row, 'flow') === 'otp');
  if (byCode) await codePayments(journey, byCode);
}

export async function expectMoneyRefusals(journey: JourneyState): Promise<void> {
  const { send, player, options } = journey;
  const methods = listOf(await send('rechargePaymentMethods', player, { country: options.country }));
  for (const call of ['rechargeCreateRechargeOrder', ROUTED]) await depositOrders(journey, call, methods);
  await payments(journey, methods);
  await journey.refuse('rechargeQueryPay', 'unknown-order', player, { id: ABSENT });
  await expectWithdrawalRefusals(journey);
}
