import { beforeEach, expect, test } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import * as payment from '../../features/deposit/payment-flow.ts';
import { type App, emptyApp } from '../../lib/app.ts';
import { waitOf } from '../../lib/wait.ts';
import { type CodeStep, keepCodeStep, readCodeStep } from '../../session/code-step.ts';

const [code, account] = ['840271', '00123498765'];

/** For every step of a flow: its state, and what a reload finds of it. */
type Steps<Flow extends { step: string }> = {
  [Step in Flow['step']]: [state: Extract<Flow, { step: Step }>, kept?: object];
};

const order = { id: 'R1', amount: 10_000, fee: 0, payChannel: 'mach', routing: 'r', paymentMethod: 'mach' };
const details = { account, bankCode: '012', otpCode: code };
const resend = waitOf(60_000, { phone: Date.now() });
const requested = { order, details, sentTo: '955•••444', resend };
const kept = { orderId: 'R1', sentTo: '955•••444', resend };
const PAYMENT: Steps<payment.PaymentFlow> = {
  opening: [{ step: 'opening', orderId: 'R1' }],
  starting: [{ step: 'starting', order, details }],
  refused: [{ step: 'refused', order }],
  'checking-payment': [{ step: 'checking-payment', order }],
  unpaid: [{ step: 'unpaid', order }],
  code: [
    { step: 'code', ...requested, isUnsent: true },
    { ...kept, isUnsent: true },
  ],
  'sending-code': [{ step: 'sending-code', ...requested, code }, kept],
  leaving: [{ step: 'leaving', order, url: 'https://bank.test' }],
  transfer: [{ step: 'transfer', order, transfer: {} as never }],
  waiting: [{ step: 'waiting', order, report: 'paid' }],
};

let app: App;
beforeEach(() => {
  app = deviceApp();
});

test.each(Object.entries<[payment.PaymentFlow, object?]>(PAYMENT))(
  'SES-14 APP-07 a reload in a deposit at %s finds its code step, and no code or account number is stored',
  (_step, [state, found]) => {
    const step = payment.codeStepIn(state);
    if (step) keepCodeStep(app, step);
    const stored = app.ports.sessionStorage.getItem('codeStep') ?? '';
    for (const secret of [code, account]) expect(stored).not.toContain(secret);
    expect(readCodeStep(emptyApp(app.ports))).toEqual(found && { flow: 'deposit', ...found });
  },
);

test('SES-14 APP-07 of an account form the tab stores what its step names, without password and code', () => {
  const form = { flow: 'register', username: '955554444', agentCode: 'A7K2', mayExist: true } as const;
  keepCodeStep(app, { ...form, password: 'Muy-Secreta1', code } as CodeStep);
  expect(readCodeStep(emptyApp(app.ports))).toEqual(form);
});

test.each([
  '{broken',
  'null',
  '7',
  '{"step":{"flow":"reset"}}',
  '{"step":{"flow":"other"},"ends":{"until":9e15}}',
])('SES-14 a code step whose memory is broken (%s) is not restored', (text) => {
  app.ports.sessionStorage.setItem('codeStep', text);
  expect(readCodeStep(app)).toBeUndefined();
});
