import { expect, test } from 'vitest';
import { webpay, webpayStep } from '../../../tests/support/deposits.ts';
import { createTestWorld, newPlayer } from '../../../tests/support/test-world.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { decideAtBank, isDecidedAtBank, orderAtBank } from './bank.ts';
import { createRechargeOrder, ORDER_LIFETIME_MS } from './recharge-create.ts';
import { prepay } from './recharge-prepay.ts';

const SETTLES_MS = 500;

/** A deposit whose payer is on the bank's page. */
function atBank() {
  const { world, pass } = createTestWorld();
  const create = () => createRechargeOrder(world, newPlayer, { amount: 1_000_000, ...webpay });
  const other = create();
  const order = create();
  const { id } = order;
  const payment = { id, ...webpayStep };
  prepay(world, newPlayer, { ...payment, returnOrigin: null });
  return { world, pass, order, other };
}

test('DEP-03 the bank finds an order by its own address alone', () => {
  const { world, order } = atBank();
  expect(orderAtBank(world, order.bankKey ?? '')).toBe(order);
  for (const wrong of ['', order.id, `${order.bankKey}a`]) expect(orderAtBank(world, wrong)).toBeUndefined();
});

test.each([
  ['approve', orderStatus.success, null],
  ['refuse', orderStatus.failed, { text: 'bank-refused' }],
] as const)(
  "DEP-03 the payer's first decision counts: %s, and its result arrives a moment later",
  (decision, status, reason) => {
    const { world, pass, order, other } = atBank();
    pass(ORDER_LIFETIME_MS - 1);
    expect(isDecidedAtBank(order)).toBe(false);
    decideAtBank(world, order, decision);
    decideAtBank(world, order, decision === 'approve' ? 'refuse' : 'approve');
    expect([isDecidedAtBank(order), order.bankDecision]).toEqual([true, decision]);
    pass(SETTLES_MS - 1);
    expect([order.status, other.status]).toEqual([orderStatus.pending, orderStatus.failed]);
    pass(1);
    expect([order.status, order.reason]).toEqual([status, reason]);
    expect([isDecidedAtBank(order), isDecidedAtBank(other)]).toEqual([true, true]);
  },
);
