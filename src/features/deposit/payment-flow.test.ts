import { describe, expect, test } from 'vitest';
import { rechargeOrder } from '../../../tests/support/deposits.ts';
import {
  codeStepIn,
  firstStep,
  orderIdOf,
  type PaymentEvent,
  type PaymentFlow,
  transition,
} from './payment-flow.ts';

const order = rechargeOrder(0);
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
const resend = { until: 60_000, lengthMs: 60_000 };
const refusal = { message: 'El código no es correcto.', field: 'otpCode' };

const states = {
  opening: { step: 'opening', orderId: 'R1' },
  'starting first': { step: 'starting', order, details, isFirst: true },
  starting: { step: 'starting', order, details },
  refused: { step: 'refused', order },
  'checking-payment': { step: 'checking-payment', order },
  unpaid: { step: 'unpaid', order },
  code: { step: 'code', order, details, sentTo: '912•••678', resend },
  'sending-code': { step: 'sending-code', order, details, sentTo: '912•••678', code: '123456', resend },
  leaving: { step: 'leaving', order, url: 'https://bank.example/R1' },
  transfer: { step: 'transfer', order, transfer },
  waiting: { step: 'waiting', order, report: 'unreported' },
} as const satisfies Record<string, PaymentFlow>;
type StateName = keyof typeof states;

const events = {
  refused: { type: 'refused', refusal },
  unknown: { type: 'unknown' },
  'found unpaid': { type: 'found', order: rechargeOrder(0) },
  'found pending': { type: 'found', order: rechargeOrder(1) },
  'found final': { type: 'found', order: rechargeOrder(3) },
  continued: { type: 'continued', details },
  'asked for a code': {
    type: 'answered',
    resend,
    result: { status: 'otp-required', otpSentTo: '912•••678' },
  },
  'sent to the bank': {
    type: 'answered',
    resend,
    result: { status: 'redirect', redirectUrl: 'https://bank.example/R1' },
  },
  'sent nowhere': { type: 'answered', resend, result: { status: 'redirect' } },
  'asked to transfer': { type: 'answered', resend, result: { status: 'pending', transfer } },
  pending: { type: 'answered', resend, result: { status: 'pending' } },
  'code entered': { type: 'code-entered', code: '123456' },
  'no code may be sent yet': { type: 'code-waits', resend },
  'came back': { type: 'came-back' },
  due: { type: 'due' },
  'reported paid': { type: 'reported', hasPaid: true },
  'reported unpaid': { type: 'reported', hasPaid: false },
} as const satisfies Record<string, PaymentEvent>;
type EventName = keyof typeof events;

const afterPrepay = {
  'asked for a code': 'code',
  'sent to the bank': 'leaving',
  'sent nowhere': 'checking-payment',
  'asked to transfer': 'transfer',
  pending: 'waiting',
  'no code may be sent yet': 'code',
} as const;

const table: Record<StateName, Partial<Record<EventName, PaymentFlow['step']>>> = {
  opening: { 'found unpaid': 'unpaid', 'found pending': 'waiting', 'found final': 'waiting' },
  'starting first': { ...afterPrepay, refused: 'refused', unknown: 'checking-payment' },
  starting: { ...afterPrepay, refused: 'unpaid', unknown: 'checking-payment' },
  refused: {},
  'checking-payment': { 'found unpaid': 'unpaid', 'found pending': 'waiting', 'found final': 'waiting' },
  unpaid: { continued: 'starting' },
  code: { 'code entered': 'sending-code', continued: 'starting' },
  'sending-code': { ...afterPrepay, refused: 'code', unknown: 'checking-payment' },
  leaving: { 'came back': 'waiting', 'reported paid': 'waiting', 'reported unpaid': 'waiting' },
  transfer: { 'reported paid': 'waiting' },
  waiting: { continued: 'starting' },
};

describe.each(Object.entries(table))('DEP-03 while %s', (name, row) => {
  const state: PaymentFlow = states[name as StateName];
  test.each(Object.entries(events))('DEP-03 %s', (event, payload) => {
    expect(transition(state, payload).step).toBe(row[event as EventName] ?? state.step);
  });
});

test('DEP-03 stays at the step and shows why a code is wrong', () => {
  expect(transition(states['sending-code'], events.refused)).toMatchObject({ step: 'code', refusal });
});

test('DEP-03 returns a refused payment to the step that can correct it', () => {
  expect(transition(states['starting first'], events.refused)).toEqual({ step: 'refused', order, refusal });
  expect(transition(states.starting, events.refused)).toEqual({ step: 'unpaid', order, refusal });
});

test('DEP-04 WDR-02 continues an order with a lost answer from its present status', () => {
  expect(firstStep(order, details)).toEqual(states['starting first']);
  expect(firstStep(rechargeOrder(0), details)).toMatchObject({ step: 'starting', isFirst: true });
  expect(firstStep(rechargeOrder(0), undefined)).toMatchObject({ step: 'unpaid' });
  expect(firstStep(rechargeOrder(1), details)).toMatchObject({ step: 'waiting' });
  expect(orderIdOf(states.opening)).toBe('R1');
  expect(orderIdOf(states.waiting)).toBe('R1');
});

test('DEP-10 asks the player about a payment that only the bank saw, and keeps the answer', () => {
  const { waiting, leaving, transfer: details } = states;
  expect(transition(leaving, events['came back'])).toMatchObject({ report: 'prompted' });
  const prompted = transition(waiting, events.due);
  expect(prompted).toMatchObject({ step: 'waiting', report: 'prompted' });
  const paid = transition(prompted, events['reported paid']);
  expect(paid).toMatchObject({ report: 'paid' });
  expect(transition(paid, events.due)).toBe(paid);
  expect(transition(prompted, events['reported unpaid'])).toMatchObject({ report: 'unpaid' });
  expect(transition(details, events['reported paid'])).toMatchObject({ report: 'paid' });
  expect(transition(states['sending-code'], events.pending)).toMatchObject({ report: 'paid' });
  for (const report of ['prompted', 'paid'] as const)
    expect(transition(states.opening, { ...events['found pending'], report })).toMatchObject({ report });
});

test('DEP-10 a code that cannot be sent yet opens its step with the wait', () => {
  expect(transition(states['starting first'], events['no code may be sent yet'])).toEqual({
    step: 'code',
    order,
    details,
    sentTo: '',
    isUnsent: true,
    resend,
  });
});

test('SES-14 restores after a reload whether a code was sent', () => {
  const unsent = transition(states['starting first'], events['no code may be sent yet']);
  expect(codeStepIn(unsent)).toEqual({ flow: 'deposit', orderId: 'R1', sentTo: '', isUnsent: true, resend });
  const sent = transition(states['starting first'], events['asked for a code']);
  expect(codeStepIn(sent)?.isUnsent).toBeUndefined();
  // A code that was typed came from somewhere.
  expect(codeStepIn(transition(unsent, events['code entered']))?.isUnsent).toBeUndefined();
});

test('SES-14 APP-07 a reload finds the code steps of a payment alone, without its code and account', () => {
  const kept = { flow: 'deposit', orderId: 'R1', sentTo: '912•••678', resend };
  const found = Object.entries(states).map(([step, state]) => [step, codeStepIn(state)]);
  expect(found.filter(([, step]) => step)).toEqual([
    ['code', kept],
    ['sending-code', kept],
  ]);
});
