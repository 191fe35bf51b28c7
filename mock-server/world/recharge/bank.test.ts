import { expect, test } from 'vitest';
import { webpay, webpayStep } from '../../../tests/support/deposits.ts';
import { createTestWorld, newPlayer } from '../../../tests/support/test-world.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { bankState, decideAtBank, orderIdAtBank } from './bank.ts';
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
  expect(orderIdAtBank(world, order.bankKey ?? '')).toBe(order.id);
  for (const wrong of ['', order.id, `${order.bankKey}a`]) expect(orderIdAtBank(world, wrong)).toBe('');
});

test('DEP-03 the bank knows nothing of an unknown order, and decides none', () => {
  const { world } = atBank();
  expect(bankState(world, 'R0')).toEqual({ state: 'unknown' });
  expect(decideAtBank(world, 'R0', 'approve')).toBeUndefined();
  expect(world.state.due.map(({ kind }) => kind)).toEqual(['expire-order', 'expire-order']);
});

test.each([
  ['approve', orderStatus.success, null],
  ['refuse', orderStatus.failed, { text: 'bank-refused' }],
] as const)(
  "DEP-03 the payer's first decision counts: %s, and its result arrives a moment later",
  (decision, status, reason) => {
    const { world, pass, order, other } = atBank();
    pass(ORDER_LIFETIME_MS - 1);
    expect(bankState(world, order.id)).toEqual({ state: 'open', order });
    expect(decideAtBank(world, order.id, decision)).toBe(order);
    expect(decideAtBank(world, order.id, decision === 'approve' ? 'refuse' : 'approve')).toBe(order);
    expect([bankState(world, order.id), order.bankDecision]).toEqual([{ state: 'decided', order }, decision]);
    pass(SETTLES_MS - 1);
    expect([order.status, other.status]).toEqual([orderStatus.pending, orderStatus.failed]);
    pass(1);
    expect([order.status, order.reason]).toEqual([status, reason]);
    expect(bankState(world, order.id)).toEqual({ state: 'decided', order });
  },
);
