import { expect, test } from 'vitest';
import {
  isCancelled,
  isFinal,
  isPaid,
  partOf,
  type RechargeOrderRow,
  type WithdrawOrderRow,
  type WithdrawStep,
} from './recharge-rows.ts';

const order = { amount: 10_000 } as RechargeOrderRow;

test.each([
  [0, 'created', false, false],
  [1, 'pending', false, false],
  [2, 'paid', true, true],
  [3, 'failed', true, false],
  [4, 'paid in part', true, true],
  [5, 'reversed', true, false],
  [6, 'charged back', true, false],
] as const)('DEP-04 WDR-03 an order of status %d is %s: final %s, paid %s', (status, _name, final, paid) => {
  expect([isFinal({ ...order, status }), isPaid({ ...order, status })]).toEqual([final, paid]);
});

test.each([
  [['received', 'review', 'cancelled'], true],
  [['received', 'review', 'sent', 'returned'], false],
  [[], false],
] as const)('WDR-03 a withdrawal with the steps %j is cancelled: %s', (steps, cancelled) => {
  const timeline = steps.map((step): WithdrawStep => ({ step, at: 0 }));
  expect(isCancelled({ timeline } as WithdrawOrderRow)).toBe(cancelled);
});

test.each([
  [10_000, undefined, 5000],
  [10_100, undefined, 5100],
  [100, undefined, 100],
  [10_000, 1, 1],
  [10_000, 9999, 9999],
  [10_000, 10_000, 10_000],
  [10_000, 10_001, 10_000],
  [10_000, 0, 0],
])('DEP-07 of an order of %d a part payment of %s is %d', (amount, paid, part) => {
  expect(partOf({ ...order, amount }, paid)).toBe(part);
});
