import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../bench.ts';
import { ABSENT, type Body, bodyOf, provoke } from './provoke.ts';
import { UNPAID_STATUSES, type Walk } from './walk.ts';

async function provokeLimits(
  walk: Walk,
  operationId: string,
  methods: readonly unknown[],
  body: Body,
): Promise<void> {
  const method = methods.find((row) => fieldOf(row, 'code') === body.paymentMethod);
  const [min, max] = [numberOf(fieldOf(method, 'min')), numberOf(fieldOf(method, 'max'))];
  if (min === undefined || max === undefined) return;
  const send = (code: string, amount: number) =>
    provoke(walk, operationId, code, walk.player, { ...body, amount });
  // Among the markets of spec point 9 only Chile's peso has no cents.
  if (walk.options.country === 'CL') await send('amount-not-whole', min + 0.5);
  if (min > 1) await send('amount-below-minimum', min - 1);
  await send('amount-above-maximum', max + 1);
}

async function depositOrders(walk: Walk, operationId: string, methods: readonly unknown[]): Promise<void> {
  const { ask, player } = walk;
  const made = bodyOf(walk, operationId);
  if (!made) return;
  const { intentId: _made, ...body } = made;
  const send = (code: string, change: object) =>
    provoke(walk, operationId, code, player, { ...body, ...change });
  await send('unknown-method', { paymentMethod: ABSENT });
  await provokeLimits(walk, operationId, methods, body);
  await send('unknown-activity', { activityId: ABSENT });
  const amount = Number(body.amount);
  const offers = listOf(await ask('rechargeDepositActivity', player, { country: walk.options.country }));
  const offer = offers.find((row) => Number(fieldOf(row, 'minAmount')) > amount);
  if (offer) await send('activity-minimum', { activityId: fieldOf(offer, 'id') });
  await provoke(walk, operationId, 'intent-reused', player, { ...made, amount: amount + 1 });
}

const ROUTED = 'rechargeV2CreateRechargeOrder';

/** A new deposit by a method. @returns the body that starts its payment */
async function orderFor({ ask, player }: Walk, method: unknown): Promise<Body | undefined> {
  const terms = { payChannel: fieldOf(method, 'payChannel'), routing: fieldOf(method, 'routing') };
  const order = { ...terms, amount: fieldOf(method, 'min'), paymentMethod: fieldOf(method, 'code') };
  const id = textOf(fieldOf(await ask(ROUTED, player, order, 'An order whose payment is refused'), 'id'));
  return id === undefined ? undefined : { id, ...terms };
}

async function payments(walk: Walk, methods: readonly unknown[]): Promise<void> {
  const { ask, player, options } = walk;
  const send = (code: string, body: object) => provoke(walk, 'rechargePrepay', code, player, body);
  const paid = bodyOf(walk, 'rechargePrepay');
  if (!paid) return;
  const { otpCode: _used, ...last } = paid;
  await send('unknown-order', { ...last, id: ABSENT });
  const status = numberOf(fieldOf(await ask('rechargeQueryPay', player, { id: last.id }), 'status'));
  if (status !== undefined && !UNPAID_STATUSES.includes(status)) await send('order-closed', last);
  const byBank = methods.find((row) => fieldOf(row, 'banks') !== undefined);
  const banked = byBank && (await orderFor(walk, byBank));
  if (banked) {
    const account = 'contrato@copihue.example';
    const bankCode = fieldOf(listOf(fieldOf(byBank, 'banks'))[0], 'code');
    await send('unknown-method', { ...banked, account, bankCode, routing: ABSENT });
    await send('wrong-account', { ...banked, account: 'x', bankCode });
    await send('unknown-bank', { ...banked, account, bankCode: '000' });
  }
  const byCode = methods.find((row) => fieldOf(row, 'flow') === 'otp');
  const coded = byCode && options.mock ? await orderFor(walk, byCode) : undefined;
  if (!coded) return;
  const account = player.username;
  await options.mock?.pass(61_000);
  await send('expired-code', { ...coded, account, otpCode: '000000' });
  await ask('rechargePrepay', player, { ...coded, account }, 'A code to be mistyped');
  await send('wrong-code', { ...coded, account, otpCode: '000000' });
  const next = await orderFor(walk, byCode);
  if (next) await send('sms-resend', { ...next, account });
}

/** Fields about the holder of an account, each with a value that no bank accepts. */
const WRONG_PAYEES: readonly (readonly [code: string, field: string, value: unknown])[] = [
  ['wrong-account', 'account', 'x'],
  ['unknown-bank', 'bankCode', '000'],
  ['unknown-account-type', 'accountType', 'absent'],
  ['wrong-tax-id', 'taxId', '12345678-0'],
  ['missing-holder', 'holder', undefined],
  ['wrong-holder', 'holder', '12345'],
];

/** Sends an amount that only bonus money covers, and one that nothing covers. */
async function provokeUncovered(walk: Walk, as: Caller, body: Body, min: number): Promise<void> {
  const balance = await walk.ask('walletBalance', as, {});
  const [free, bonus] = ['withdrawable', 'bonus'].map((name) => numberOf(fieldOf(balance, name)) ?? 0);
  const amount = Math.max(min, Math.floor(free ?? 0) + 1);
  const isBonus = amount <= (free ?? 0) + (bonus ?? 0);
  const code = isBonus ? 'bonus-not-wagered' : 'withdrawable-exceeded';
  await provoke(walk, 'withdrawCreate', code, as, { ...body, amount });
  if (isBonus)
    await provoke(walk, 'withdrawCreate', 'withdrawable-exceeded', as, {
      ...body,
      amount: Math.floor((free ?? 0) + (bonus ?? 0)) + 1,
    });
}

async function withdrawals(walk: Walk): Promise<void> {
  const { ask, player, companion, options, memory } = walk;
  const made = memory.withdrawal;
  const methods = listOf(await ask('withdrawPaymentMethods', player, { country: options.country }));
  const call = 'withdrawCreate';
  await provoke(walk, call, 'unknown-withdrawal', player, { cancelOrderId: ABSENT });
  if (!made) return;
  const { intentId, ...body } = made;
  const send = (code: string, change: object) => provoke(walk, call, code, player, { ...body, ...change });
  await send('unknown-method', { paymentMethod: ABSENT });
  for (const [code, field, value] of WRONG_PAYEES) if (field in body) await send(code, { [field]: value });
  const { amount, payChannel, paymentMethod } = body;
  const named = { amount, payChannel, paymentMethod, payeeId: ABSENT };
  await provoke(walk, call, 'unknown-payee', player, named);
  await provokeLimits(walk, call, methods, body);
  const min = Number(amount);
  await provokeUncovered(walk, player, body, min);
  if (companion) await provokeUncovered(walk, companion, body, min);
  await provoke(walk, call, 'withdrawal-reused', player, { ...body, amount: min + 1, intentId });
  // After two minutes a withdrawal of the mock is no longer in review.
  await options.mock?.pass(120_000);
  const found = await ask(
    'withdrawOrders',
    player,
    { pageNum: 1, pageSize: 5, intentId },
    'The one sent twice',
  );
  const order = listOf(fieldOf(found, 'list'))[0];
  if (numberOf(fieldOf(order, 'status')) !== 0)
    await provoke(walk, call, 'withdrawal-not-in-review', player, { cancelOrderId: fieldOf(order, 'id') });
}

export async function provokeMoneyRefusals(walk: Walk): Promise<void> {
  const { ask, player, options } = walk;
  const methods = listOf(await ask('rechargePaymentMethods', player, { country: options.country }));
  for (const call of ['rechargeCreateRechargeOrder', ROUTED]) await depositOrders(walk, call, methods);
  await payments(walk, methods);
  await provoke(walk, 'rechargeQueryPay', 'unknown-order', player, { id: ABSENT });
  await withdrawals(walk);
}
