import { describe, expect, test } from 'vitest';
import type { PaymentMethod, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import {
  type DepositFlow,
  type DepositFlowEvent,
  firstDepositFlow,
  nextDepositFlow,
  orderIdOf,
} from './deposit-flow.ts';

const method: PaymentMethod = {
  code: 'mach',
  name: 'MACH',
  icon: '/resources/v1/payment-icons/mach.svg',
  min: 1000,
  max: 500_000,
  feeRate: 0,
  feeFixed: 0,
  routing: 'mach-otp',
  payChannel: 'mach',
  needsOtp: true,
  flow: 'otp',
  accountRule: { kind: 'phone', hint: '' },
};
const intent = {
  id: '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30',
  amount: 1_000_000n,
  method,
  account: '912345678',
};
const order = {
  id: 'R1',
  amount: 10_000,
  fee: 0,
  payChannel: 'mach',
  routing: 'mach-otp',
  paymentMethod: 'mach',
};
const seen = (status: RechargeOrder['status']): RechargeOrder => ({
  ...order,
  status,
  reason: '',
  createdAt: '2026-11-21T12:00:00.000Z',
});
const details = { account: '912345678' };
const transfer = {
  bank: 'BancoEstado',
  accountNumber: '00123456789',
  accountType: 'Cuenta corriente',
  holder: 'Copihue Pagos SpA',
  rut: '76543210-3',
  email: 'pagos@copihue.example',
  reference: 'R1',
};
const refusal = { message: 'El código no es correcto.', field: 'otpCode' };

const states = {
  choosing: { step: 'choosing' },
  creating: { step: 'creating', intent },
  'checking-order': { step: 'checking-order', intent },
  'not-created': { step: 'not-created', intent },
  opening: { step: 'opening', orderId: 'R1' },
  starting: { step: 'starting', order, intent, details },
  'checking-payment': { step: 'checking-payment', order },
  unpaid: { step: 'unpaid', order },
  code: { step: 'code', order, details, sentTo: '912•••678' },
  'sending-code': { step: 'sending-code', order, details, sentTo: '912•••678', code: '123456' },
  leaving: { step: 'leaving', order, url: 'https://bank.example/R1' },
  transfer: { step: 'transfer', order, transfer },
  waiting: { step: 'waiting', order },
} as const satisfies Record<DepositFlow['step'], DepositFlow>;
type StateName = keyof typeof states;

const events = {
  paid: { type: 'paid', intent },
  created: { type: 'created', order },
  refused: { type: 'refused', refusal },
  lost: { type: 'lost' },
  'found unpaid': { type: 'found', order: seen(0) },
  'found pending': { type: 'found', order: seen(1) },
  'found final': { type: 'found', order: seen(3) },
  absent: { type: 'absent' },
  continued: { type: 'continued', details },
  'asked for a code': { type: 'answered', result: { status: 'otp-required', otpSentTo: '912•••678' } },
  'sent to the bank': {
    type: 'answered',
    result: { status: 'redirect', redirectUrl: 'https://bank.example/R1' },
  },
  'sent nowhere': { type: 'answered', result: { status: 'redirect' } },
  'told to transfer': { type: 'answered', result: { status: 'pending', transfer } },
  pending: { type: 'answered', result: { status: 'pending' } },
  'code entered': { type: 'code-entered', code: '123456' },
  'came back': { type: 'came-back' },
  left: { type: 'left' },
} as const satisfies Record<string, DepositFlowEvent>;
type EventName = keyof typeof events;

const afterPrepay = {
  'asked for a code': 'code',
  'sent to the bank': 'leaving',
  'sent nowhere': 'checking-payment',
  'told to transfer': 'transfer',
  pending: 'waiting',
} as const;

/** Where each event leads; an event that is not named leads nowhere. */
const table: Record<StateName, Partial<Record<EventName, DepositFlow['step']>>> = {
  choosing: { paid: 'creating' },
  creating: {
    created: 'starting',
    refused: 'choosing',
    lost: 'checking-order',
    'found unpaid': 'starting',
    'found pending': 'waiting',
    'found final': 'waiting',
  },
  'checking-order': {
    created: 'starting',
    refused: 'choosing',
    lost: 'checking-order',
    absent: 'not-created',
    'found unpaid': 'starting',
    'found pending': 'waiting',
    'found final': 'waiting',
  },
  'not-created': { paid: 'creating' },
  opening: { 'found unpaid': 'unpaid', 'found pending': 'waiting', 'found final': 'waiting' },
  starting: { ...afterPrepay, refused: 'choosing', lost: 'checking-payment' },
  'checking-payment': { 'found unpaid': 'unpaid', 'found pending': 'waiting', 'found final': 'waiting' },
  unpaid: { continued: 'starting' },
  code: { 'code entered': 'sending-code', continued: 'starting' },
  'sending-code': { ...afterPrepay, refused: 'code', lost: 'checking-payment' },
  leaving: { 'came back': 'waiting' },
  transfer: {},
  waiting: { continued: 'starting' },
};

describe.each(Object.entries(table))('DEP-03 while %s', (name, row) => {
  test.each(Object.entries(events))('DEP-03 %s', (event, payload) => {
    const expected = event === 'left' ? 'choosing' : (row[event as EventName] ?? name);
    expect(nextDepositFlow(states[name as StateName], payload).step).toBe(expected);
  });
});

test('DEP-04 a lost answer reads as checking, in every call that moves money', () => {
  const calling: StateName[] = ['creating', 'starting', 'sending-code'];
  for (const name of calling) expect(nextDepositFlow(states[name], events.lost).step).toMatch(/^checking-/);
});

test('DEP-04 trying again is offered only after a check found no order, and repeats the same intent', () => {
  const offered = nextDepositFlow(states['checking-order'], events.absent);
  expect(offered).toEqual({ step: 'not-created', intent });
  expect(nextDepositFlow(states.creating, events.absent)).toBe(states.creating);
});

test('DEP-06 a second tap while the first is on its way changes nothing', () => {
  expect(nextDepositFlow(states.creating, events.paid)).toBe(states.creating);
  expect(nextDepositFlow(states.starting, events.paid)).toBe(states.starting);
});

test('DEP-03 a wrong code keeps the step and says why', () => {
  expect(nextDepositFlow(states['sending-code'], events.refused)).toMatchObject({ step: 'code', refusal });
});

test('DEP-03 a refused payment goes back to where the player can put it right', () => {
  expect(nextDepositFlow(states.starting, events.refused)).toEqual({ step: 'choosing', refusal });
  const resumed: DepositFlow = { step: 'starting', order, details };
  expect(nextDepositFlow(resumed, events.refused)).toEqual({ step: 'unpaid', order, refusal });
});

test('DEP-04 a page opens on the order of its address', () => {
  expect(firstDepositFlow(undefined)).toEqual({ step: 'choosing' });
  expect(orderIdOf(firstDepositFlow('R1'))).toBe('R1');
  expect(orderIdOf(states.waiting)).toBe('R1');
  expect(orderIdOf(states.creating)).toBeUndefined();
});
