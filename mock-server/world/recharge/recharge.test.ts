import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, refusalOf, richPlayer } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { outbox } from '../players/sms.ts';
import { activityOf } from '../records/activity-records.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { createRechargeOrder, type RechargeIntent } from './recharge-create.ts';
import { orderOf } from './recharge-orders.ts';
import { prepay } from './recharge-prepay.ts';
import { decideOrder, settleOrder } from './recharge-settle.ts';

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
