import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, refusalOf, richPlayer } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { smallestUnit } from '../core/markets.ts';
import { addPlayer, playerById } from '../players/players.ts';
import { outbox } from '../players/sms.ts';
import { activityOf } from '../records/activity-records.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { depositMethods, type PaymentMethod } from './payment-methods.ts';
import { createRechargeOrder, type RechargeIntent } from './recharge-create.ts';
import { depositActivities } from './recharge-offers.ts';
import { orderOf, rechargeCount } from './recharge-orders.ts';
import { prepay } from './recharge-prepay.ts';
import { decideOrder, failOrder, settleOrder } from './recharge-settle.ts';

const mach: RechargeIntent = { amount: 1_000_000, payChannel: 'mach', paymentMethod: 'mach' };
const webpay: RechargeIntent = { amount: 1_000_000, payChannel: 'transbank', paymentMethod: 'webpay' };

test('DEP-03 a MACH deposit asks for the code of the SMS, then arrives: money, bonus, record and both events', () => {
  const { world, pass } = createTestWorld();
  const { id } = createRechargeOrder(world, richPlayer, mach);
  const pay = { id, payChannel: 'mach', routing: 'mach-otp', account: '998877665', returnOrigin: null };
  expect(prepay(world, richPlayer, pay)).toEqual({ step: 'otp-required', sentTo: '998***665' });
  expect(prepay(world, richPlayer, pay)).toEqual({ step: 'otp-required', sentTo: '998***665' });
  const sent = outbox(world, '998877665');
  expect(sent.map(({ kind }) => kind)).toEqual(['otp']);
  expect(
    refusalOf(() =>
      prepay(world, richPlayer, { ...pay, otpCode: sent[0]?.code === '111111' ? '222222' : '111111' }),
    )?.code,
  ).toBe('wrong-code');
  expect(prepay(world, richPlayer, { ...pay, otpCode: sent[0]?.code })).toEqual({ step: 'pending' });
  expect(orderOf(world, richPlayer, id).status).toBe(orderStatus.pending);
  pass(1000);
  expect(orderOf(world, richPlayer, id).status).toBe(orderStatus.success);
  expect(playerBalance(world, richPlayer)).toMatchObject({
    cash: 3_500_000,
    bonus: 100_000,
    total: 3_600_000,
  });
  expect(takeEvents(world)).toEqual([
    { playerId: richPlayer, event: 'recharge', payload: JSON.stringify({ orderId: id, amount: 10_000 }) },
    { playerId: richPlayer, event: 'balance' },
  ]);
});

test.each(['reverse', 'charge-back'] as const)(
  'DEP-04 HIS-01 a paid deposit that ends by %s is announced again, and its bonus is revoked',
  (outcome) => {
    const { world } = createTestWorld();
    const { id } = createRechargeOrder(world, richPlayer, mach);
    settleOrder(world, id);
    takeEvents(world);
    expect(decideOrder(world, id, { outcome })).toBe(true);
    expect(takeEvents(world)).toContainEqual({
      playerId: richPlayer,
      event: 'recharge',
      payload: JSON.stringify({ orderId: id, amount: 10_000 }),
    });
    expect(activityOf(world, richPlayer)[0]).toMatchObject({ type: 'bonus_revoked', amount: -100_000 });
  },
);

test('DEP-03 five wrong codes end the order with the reason', () => {
  const { world } = createTestWorld();
  const { id } = createRechargeOrder(world, richPlayer, mach);
  const pay = { id, payChannel: 'mach', routing: 'mach-otp', account: '998877665', returnOrigin: null };
  prepay(world, richPlayer, pay);
  const wrong = outbox(world)[0]?.code === '111111' ? '222222' : '111111';
  for (let guess = 0; guess < 5; guess += 1)
    refusalOf(() => prepay(world, richPlayer, { ...pay, otpCode: wrong }))?.code;
  expect(orderOf(world, richPlayer, id)).toMatchObject({
    status: orderStatus.failed,
    reason: { text: 'otp-tries' },
  });
});

test('DEP-03 a transfer is settled by itself, an abandoned order fails after 30 min', () => {
  const { world, pass } = createTestWorld();
  const transfer = createRechargeOrder(world, newPlayer, {
    amount: 500_000,
    payChannel: 'etpay',
    paymentMethod: 'transferencia',
  });
  const abandoned = createRechargeOrder(world, newPlayer, webpay);
  const pay = { id: transfer.id, payChannel: 'etpay', routing: 'bank-transfer', returnOrigin: null };
  expect(prepay(world, newPlayer, pay)).toEqual({ step: 'transfer', reference: transfer.id });
  expect(prepay(world, newPlayer, pay)).toEqual({ step: 'transfer', reference: transfer.id });
  pass(90_000);
  expect([transfer.status, abandoned.status]).toEqual([orderStatus.success, orderStatus.created]);
  pass(30 * 60_000);
  expect([transfer.status, abandoned.status]).toEqual([orderStatus.success, orderStatus.failed]);
  expect(playerBalance(world, newPlayer).cash).toBe(500_000);
});

test('DEP-03 fee, limits, method, account and offer are judged by the method', () => {
  const { world } = createTestWorld();
  const create = (intent: Partial<RechargeIntent>) => () =>
    createRechargeOrder(world, richPlayer, { ...webpay, ...intent });
  expect(create({})().fee).toBe(10_000);
  expect(refusalOf(create({ amount: 1_000_050 }))?.code).toBe('amount-not-whole');
  expect(refusalOf(create({ amount: 99_900 }))?.code).toBe('amount-below-minimum');
  expect(refusalOf(create({ amount: 200_000_100 }))?.code).toBe('amount-above-maximum');
  expect(refusalOf(create({ paymentMethod: 'telebirr' }))?.code).toBe('unknown-method');
  expect(refusalOf(create({ payChannel: 'khipu' }))?.code).toBe('unknown-method');
  expect(refusalOf(create({ routing: 'khipu-bank' }))?.code).toBe('unknown-method');
  expect(refusalOf(create({ activityId: 'nope' }))?.code).toBe('unknown-activity');
  expect(refusalOf(create({ activityId: 'act-semana-50', amount: 500_000 }))?.code).toBe('activity-minimum');
  const { id } = create({})();
  const pay = (account: string) => () =>
    prepay(world, richPlayer, {
      id,
      payChannel: 'transbank',
      routing: 'webpay-plus',
      account,
      returnOrigin: null,
    });
  expect(refusalOf(pay('12345678-9'))?.code).toBe('wrong-account');
  expect(refusalOf(pay('12345678-5'))?.code).toBeUndefined();
  expect(refusalOf(() => orderOf(world, newPlayer, id))?.code).toBe('unknown-order');
});

test("DEP-05 an offer the player opted into pays its bonus instead of the amount's own", () => {
  const { world } = createTestWorld();
  const { id } = createRechargeOrder(world, newPlayer, {
    ...webpay,
    amount: 20_000_000,
    activityId: 'act-semana-50',
  });
  settleOrder(world, id);
  expect(playerBalance(world, newPlayer)).toMatchObject({ cash: 20_000_000, bonus: 5_000_000 });
});

test('DEP-07 PRO-05 an order names the bonus it brought, and a deposit without a bonus brings none', () => {
  const { world } = createTestWorld();
  const { id } = createRechargeOrder(world, newPlayer, webpay);
  settleOrder(world, id);
  expect(orderOf(world, newPlayer, id).bonus).toMatchObject({ amount: 100_000, wagerTimes: 5 });
  const plain = createRechargeOrder(world, richPlayer, { ...webpay, declinesBonus: true });
  const { bonus } = playerBalance(world, richPlayer);
  settleOrder(world, plain.id);
  expect(orderOf(world, richPlayer, plain.id).bonus).toBeUndefined();
  expect(playerBalance(world, richPlayer).bonus).toBe(bonus);
});

const markets = ['CL', 'ET', 'KE', 'CI', 'TZ'];

test.each(markets)(
  'DEP-01 in %s each least and largest amount of a method and of an offer is taken, and not one unit more',
  (country) => {
    const { world } = createTestWorld();
    const { id: playerId } = addPlayer(world, {
      ...playerById(world, newPlayer),
      country,
      username: '944000000',
    });
    const unit = smallestUnit(country);
    const said = (amount: number, activityId?: string) => (method: PaymentMethod) =>
      refusalOf(() =>
        createRechargeOrder(world, playerId, {
          amount,
          payChannel: method.payChannel,
          paymentMethod: method.code,
          activityId,
        }),
      )?.code;
    const methods = depositMethods(country);
    for (const method of methods) {
      const { min, max } = method;
      expect([min - unit, min, max, max + unit].map((amount) => said(amount)(method))).toEqual([
        'amount-below-minimum',
        undefined,
        undefined,
        'amount-above-maximum',
      ]);
    }
    const offers = depositActivities(world, country);
    expect(offers.length).toBeGreaterThan(0);
    for (const { id, minAmount } of offers) {
      const fitting = methods.filter(({ min, max }) => min < minAmount && minAmount < max);
      expect(fitting.length, id).toBeGreaterThan(0);
      for (const method of fitting)
        expect([minAmount - unit, minAmount].map((amount) => said(amount, id)(method))).toEqual([
          'activity-minimum',
          undefined,
        ]);
    }
  },
);

test('DEP-06 an intent with another method is refused, and makes no second order', () => {
  const { world } = createTestWorld();
  const intentId = '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30';
  const first = createRechargeOrder(world, richPlayer, { ...webpay, intentId });
  expect(refusalOf(() => createRechargeOrder(world, richPlayer, { ...mach, intentId }))?.code).toBe(
    'intent-reused',
  );
  expect(createRechargeOrder(world, richPlayer, { ...webpay, intentId })).toBe(first);
});

test('DEP-06 the same intent gives the same order, another amount under it is refused', () => {
  const { world } = createTestWorld();
  const intentId = '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30';
  const first = createRechargeOrder(world, richPlayer, { ...webpay, intentId });
  expect(createRechargeOrder(world, richPlayer, { ...webpay, intentId: intentId.toUpperCase() })).toBe(first);
  expect(
    refusalOf(() => createRechargeOrder(world, richPlayer, { ...webpay, amount: 2_000_000, intentId }))?.code,
  ).toBe('intent-reused');
  expect(createRechargeOrder(world, newPlayer, { ...webpay, intentId }).id).not.toBe(first.id);
});

test('DEP-05 an order is settled once, however often and in whatever way it is decided', () => {
  const { world, pass } = createTestWorld();
  const { id } = createRechargeOrder(world, newPlayer, webpay);
  decideOrder(world, id, { outcome: 'approve', delayMs: 1000 });
  decideOrder(world, id, { outcome: 'approve' });
  decideOrder(world, id, { outcome: 'fail' });
  expect([settleOrder(world, id), failOrder(world, id, { text: 'bank-refused' })]).toEqual([false, false]);
  pass(60 * 60_000);
  expect(playerBalance(world, newPlayer).cash).toBe(1_000_000);
  expect(rechargeCount(world, newPlayer)).toBe(1);
});
