import { describe, expect, test } from 'vitest';
import type { WithdrawMethod } from '../../api/generated/contract.schemas.ts';
import {
  firstWithdrawFlow,
  nextWithdrawFlow,
  type WithdrawEvent,
  type WithdrawFlow,
} from './withdraw-flow.ts';

const method: WithdrawMethod = {
  code: 'mach',
  name: 'MACH',
  icon: '/resources/v1/payments/mach.svg',
  min: 1000,
  max: 500_000,
  feeRate: 0,
  feeFixed: 0,
  routing: 'mach-payout',
  payChannel: 'mach',
  accountRule: { kind: 'phone', hint: '' },
};
const intent = {
  id: '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30',
  method,
  amount: 1_000_000n,
  account: '912345678',
};
const order = { id: 'W1', amount: 10_000, fee: 0, paymentMethod: 'mach' };
const refusal = {
  message: 'Puedes retirar hasta 25,000.00 CLP.',
  field: 'amount',
  code: 'withdrawable-exceeded',
};

const states = {
  resuming: { step: 'resuming', intentId: intent.id },
  choosing: { step: 'choosing' },
  confirming: { step: 'confirming', intent },
  sending: { step: 'sending', intent },
  checking: { step: 'checking', intent },
  'not-created': { step: 'not-created', intent },
  placed: { step: 'placed', orderId: 'W1', order },
} as const satisfies Record<WithdrawFlow['step'], WithdrawFlow>;
type StateName = keyof typeof states;

const events = {
  reviewed: { type: 'reviewed', intent },
  confirmed: { type: 'confirmed' },
  created: { type: 'created', order },
  refused: { type: 'refused', refusal },
  lost: { type: 'lost' },
  'found open': { type: 'found', order, isFinal: false },
  'found final': { type: 'found', order, isFinal: true },
  absent: { type: 'absent' },
  left: { type: 'left' },
} as const satisfies Record<string, WithdrawEvent>;
type EventName = keyof typeof events;

/** Where each event leads; an event that is not named leads nowhere. */
const table: Record<StateName, Partial<Record<EventName, WithdrawFlow['step']>>> = {
  resuming: { 'found open': 'placed', 'found final': 'choosing', absent: 'choosing' },
  choosing: { reviewed: 'confirming' },
  confirming: { confirmed: 'sending', left: 'choosing' },
  sending: {
    created: 'placed',
    'found open': 'placed',
    'found final': 'placed',
    refused: 'choosing',
    lost: 'checking',
  },
  checking: {
    created: 'placed',
    'found open': 'placed',
    'found final': 'placed',
    refused: 'choosing',
    absent: 'not-created',
  },
  'not-created': { confirmed: 'sending', left: 'choosing' },
  placed: { left: 'choosing' },
};

const rows = Object.entries(table) as [StateName, (typeof table)[StateName]][];
describe.each(rows)('WDR-01 while %s', (name, row) => {
  test.each(Object.entries(events) as [EventName, WithdrawEvent][])('WDR-01 %s', (event, payload) => {
    expect(nextWithdrawFlow(states[name], payload).step).toBe(row[event] ?? name);
  });
});

test('WDR-01 a lost answer is checked and never called failed; nobody leaves while money may be moving', () => {
  expect(nextWithdrawFlow(states.sending, events.lost)).toEqual({ step: 'checking', intent });
  for (const step of ['sending', 'checking'] as const)
    expect(nextWithdrawFlow(states[step], events.left)).toBe(states[step]);
});

test('WDR-01 trying again is offered only after a check, and repeats the same intent', () => {
  const offered = nextWithdrawFlow(states.checking, events.absent);
  expect(nextWithdrawFlow(offered, events.confirmed)).toEqual({ step: 'sending', intent });
  expect(nextWithdrawFlow(states.sending, events.absent)).toBe(states.sending);
});

test('WDR-01 a second tap while the first is on its way changes nothing', () => {
  expect(nextWithdrawFlow(states.sending, events.confirmed)).toBe(states.sending);
  expect(nextWithdrawFlow(states.sending, events.reviewed)).toBe(states.sending);
});

test('WDR-01 a refusal goes back to where the player can put it right', () => {
  expect(nextWithdrawFlow(states.sending, events.refused)).toEqual({ step: 'choosing', refusal });
});

test('WDR-01 a page opens on the order of its address, else on the wish it was reloaded with', () => {
  expect(firstWithdrawFlow(undefined, undefined)).toEqual({ step: 'choosing' });
  expect(firstWithdrawFlow(undefined, intent.id)).toEqual({ step: 'resuming', intentId: intent.id });
  expect(firstWithdrawFlow('W1', intent.id)).toEqual({ step: 'placed', orderId: 'W1' });
});
