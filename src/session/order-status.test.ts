import { expect, test } from 'vitest';
import {
  depositState,
  isFinalStatus,
  isPaidStatus,
  isUndoneStatus,
  paidOf,
  reasonOf,
  withdrawalState,
} from './order-status.ts';

test.each([
  [0, 'created', 'created', false, false, false, ''],
  [1, 'pending', 'pending', false, false, false, ''],
  [2, 'success', 'success', true, true, false, ''],
  [3, 'failed', 'failed', true, false, false, 'Why'],
  [4, 'partlyPaid', 'partlyPaid', true, true, false, 'Why'],
  [5, 'reversed', 'reversed', true, false, true, 'Why'],
  [6, 'chargedBack', 'reversed', true, false, true, 'Why'],
  [7, 'pending', 'pending', false, false, false, ''],
])(
  'DEP-04 WDR-03 status %s is %s, of a withdrawal %s',
  (status, deposit, withdrawal, isFinal, isPaid, isUndone, reason) => {
    expect(depositState({ status })).toBe(deposit);
    expect(withdrawalState({ status })).toBe(withdrawal);
    expect([isFinalStatus(status), isPaidStatus(status), isUndoneStatus(status)]).toEqual([
      isFinal,
      isPaid,
      isUndone,
    ]);
    expect(reasonOf({ status, reason: 'Why' })).toBe(reason);
  },
);

test('WDR-03 a withdrawal that the player took back is cancelled, whatever its status says', () => {
  const at = '2026-11-21T12:00:00Z';
  const timeline = [
    { step: 'received' as const, at },
    { step: 'cancelled' as const, at },
  ];
  const whole = [...timeline.slice(0, 1), ...timeline];
  for (const status of [0, 3]) expect(withdrawalState({ status, timeline: whole })).toBe('cancelled');
  expect(withdrawalState({ status: 3, timeline: timeline.slice(0, 1) })).toBe('failed');
  expect(withdrawalState({ status: 1, timeline: [] })).toBe('pending');
});

test('DEP-04 what was paid is the part where the server names one, also when that is nothing', () => {
  expect([
    paidOf({ amount: 10 }),
    paidOf({ amount: 10, paidAmount: 4 }),
    paidOf({ amount: 10, paidAmount: 0 }),
  ]).toEqual([10, 4, 0]);
});
