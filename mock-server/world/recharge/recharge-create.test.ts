import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { createTestWorld, newPlayer, richPlayer, TEST_NOW } from '../../../tests/support/test-world.ts';
import { playerById } from '../players/players.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { createRechargeOrder, type RechargeIntent } from './recharge-create.ts';
import { rechargeCount } from './recharge-orders.ts';
import { decideOrder, settleOrder } from './recharge-settle.ts';

const webpay: RechargeIntent = { amount: 1_000_000, payChannel: 'transbank', paymentMethod: 'webpay' };
const intentId = '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30';
const MINUTE = 60_000;

const limit = (code: string, amount: string) => refused(code, 'amount', { amount, currency: 'CLP' });

test('DEP-03 a new order has its day and number as id, its fee and its routing, and waits to be paid', () => {
  const { world } = createTestWorld();
  const first = createRechargeOrder(world, newPlayer, webpay);
  expect(first).toEqual({
    id: 'R202611210001',
    playerId: newPlayer,
    amount: 1_000_000,
    fee: 10_000,
    payChannel: 'transbank',
    routing: 'webpay-plus',
    paymentMethod: 'webpay',
    status: orderStatus.created,
    reason: null,
    intentId: null,
    createdAt: TEST_NOW,
    activityId: null,
    returnUrl: null,
    bankDecision: null,
    otpPhone: null,
    otpWrong: 0,
  });
  const more = { intentId, activityId: 'act-semana-50', declinesBonus: true, routing: 'webpay-plus' };
  expect(createRechargeOrder(world, newPlayer, { ...webpay, ...more })).toEqual({
    ...first,
    id: 'R202611210002',
    intentId,
    activityId: 'act-semana-50',
    declinesBonus: true,
  });
});

test.each<[what: string, change: Partial<RechargeIntent>, refusal: unknown]>([
  ['another method', { paymentMethod: 'telebirr' }, refused('unknown-method', 'paymentMethod')],
  ['another company', { payChannel: 'khipu' }, refused('unknown-method', 'payChannel')],
  ['another routing', { routing: 'khipu-bank' }, refused('unknown-method', 'routing')],
  ['centavos', { amount: 1_000_001 }, refused('amount-not-whole', 'amount', { currency: 'CLP' })],
  ['a peso under the minimum', { amount: 99_900 }, limit('amount-below-minimum', '1,000.00')],
  ['a peso over the maximum', { amount: 200_000_100 }, limit('amount-above-maximum', '2,000,000.00')],
  ['an offer that is not there', { activityId: 'act' }, refused('unknown-activity', 'activityId')],
  [
    "a peso under the offer's minimum",
    { activityId: 'act-semana-50', amount: 999_900 },
    limit('activity-minimum', '10,000.00'),
  ],
])('DEP-03 a deposit with %s is refused at its field, and no order is made', (_what, change, refusal) => {
  const { world } = createTestWorld();
  expect(() => createRechargeOrder(world, newPlayer, { ...webpay, ...change })).toThrow(refusal);
  expect([world.state.orders.size, world.state.due]).toEqual([0, []]);
});

test('PLR-02 an excluded player makes no order, but sees the one of the same intent', () => {
  const { world, pass } = createTestWorld();
  const order = createRechargeOrder(world, newPlayer, { ...webpay, intentId });
  playerById(world, newPlayer).excludedUntil = TEST_NOW + MINUTE;
  expect(() => createRechargeOrder(world, newPlayer, webpay)).toThrow(refused('account-excluded'));
  expect(createRechargeOrder(world, newPlayer, { ...webpay, intentId })).toBe(order);
  pass(MINUTE);
  expect(createRechargeOrder(world, newPlayer, webpay).status).toBe(orderStatus.created);
});

test.each<[what: string, change: Partial<RechargeIntent>]>([
  ['amount', { amount: 1_000_100 }],
  ['method', { payChannel: 'khipu', paymentMethod: 'khipu' }],
  ['wish for its bonus', { declinesBonus: true }],
])('DEP-06 the same intent with another %s is refused', (_what, change) => {
  const { world } = createTestWorld();
  createRechargeOrder(world, newPlayer, { ...webpay, intentId });
  expect(() => createRechargeOrder(world, newPlayer, { ...webpay, ...change, intentId })).toThrow(
    refused('intent-reused', 'intentId'),
  );
});

test("DEP-04 a player's paid deposits are counted, also one that was undone later, and nobody else's", () => {
  const { world } = createTestWorld();
  const [paid, undone, failed] = [1, 2, 3, 4].map(() => createRechargeOrder(world, newPlayer, webpay).id);
  for (const id of [paid, undone]) settleOrder(world, id ?? '');
  decideOrder(world, undone ?? '', { outcome: 'reverse' });
  decideOrder(world, failed ?? '', { outcome: 'fail' });
  settleOrder(world, createRechargeOrder(world, richPlayer, webpay).id);
  expect([rechargeCount(world, newPlayer), rechargeCount(world, richPlayer)]).toEqual([2, 1]);
});
