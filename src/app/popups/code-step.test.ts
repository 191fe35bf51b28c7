import { beforeEach, expect, test } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import * as binding from '../../features/auth/binding/binding-flow.ts';
import { noSessionGiven } from '../../features/auth/flow-problem.ts';
import * as register from '../../features/auth/register/register-flow.ts';
import * as reset from '../../features/auth/reset/reset-flow.ts';
import * as payment from '../../features/deposit/payment-flow.ts';
import { type App, emptyApp } from '../../lib/app.ts';
import { waitOf } from '../../lib/wait.ts';
import { type CodeStep, keepCodeStep, readCodeStep } from '../../session/code-step.ts';

/** Typed into flows that wait for a code. None of it may be stored. */
const SECRETS = { password: 'Muy-Secreta1', code: '840271', account: '00123498765' };
const { password, code } = SECRETS;
const username = '955554444';

/** For every step of a flow: its state, and what a reload finds of it. */
type Steps<Flow extends { step: string }> = {
  [Step in Flow['step']]: [state: Extract<Flow, { step: Step }>, kept?: object];
};

const account = { username, password };
const agentCode = 'A7K2';
const REGISTER: Steps<register.RegisterFlow> = {
  filling: [{ step: 'filling' }],
  requesting: [{ step: 'requesting', account }],
  coding: [
    { step: 'coding', account, mayExist: false, isSentAgain: false },
    { username, mayExist: false },
  ],
  resending: [
    { step: 'resending', account, mayExist: false },
    { username, mayExist: false },
  ],
  sending: [
    { step: 'sending', account: { ...account, agentCode }, code, mayExist: false },
    { username, agentCode, mayExist: true },
  ],
  entering: [
    { step: 'entering', account, taken: noSessionGiven },
    { username, mayExist: true },
  ],
  done: [{ step: 'done', username, token: 'tk' }],
};

const sent = { username, phone: '955•••444', mayBeDone: false };
const RESET: Steps<reset.ResetFlow> = {
  filling: [{ step: 'filling' }],
  requesting: [{ step: 'requesting', username }],
  coding: [{ step: 'coding', ...sent, isSentAgain: false }, sent],
  resending: [
    { step: 'resending', ...sent, mayBeDone: true },
    { ...sent, mayBeDone: true },
  ],
  renewing: [{ step: 'renewing', ...sent, code }, sent],
  saving: [
    { step: 'saving', ...sent, password, code },
    { ...sent, mayBeDone: true },
  ],
  done: [{ step: 'done', account }],
};

const number = '944443333';
const coded = { codeFor: username, mayBeBound: false };
const BINDING: Steps<binding.BindingFlow> = {
  filling: [
    { step: 'filling', ...coded },
    { owner: 'ana', number: username, mayBeBound: false },
  ],
  requesting: [{ step: 'requesting', number, codeFor: '', mayBeBound: false }],
  confirming: [
    { step: 'confirming', number, code, ...coded },
    { owner: 'ana', number: username, mayBeBound: true },
  ],
  done: [{ step: 'done' }],
};

const order = { id: 'R1', amount: 10_000, fee: 0, payChannel: 'mach', routing: 'r', paymentMethod: 'mach' };
const details = { account: SECRETS.account, bankCode: '012', otpCode: code };
const resend = waitOf(60_000, { phone: Date.now() });
const asked = { order, details, sentTo: '955•••444', resend };
const kept = { orderId: 'R1', sentTo: '955•••444', resend };
const PAYMENT: Steps<payment.PaymentFlow> = {
  opening: [{ step: 'opening', orderId: 'R1' }],
  starting: [{ step: 'starting', order, details }],
  refused: [{ step: 'refused', order }],
  'checking-payment': [{ step: 'checking-payment', order }],
  unpaid: [{ step: 'unpaid', order }],
  code: [
    { step: 'code', ...asked, isUnsent: true },
    { ...kept, isUnsent: true },
  ],
  'sending-code': [{ step: 'sending-code', ...asked, code }, kept],
  leaving: [{ step: 'leaving', order, url: 'https://bank.test' }],
  transfer: [{ step: 'transfer', order, transfer: {} as never }],
  waiting: [{ step: 'waiting', order, report: 'paid' }],
};

const rowsOf = <Flow extends { step: string }>(
  flow: CodeStep['flow'],
  steps: Steps<Flow>,
  codeStepIn: (state: Flow) => CodeStep | undefined,
) =>
  Object.values<[Flow, object?]>(steps).map(
    ([state, found]) => [flow, state.step, codeStepIn(state), found] as const,
  );

let app: App;
beforeEach(() => {
  app = deviceApp();
});

test.each([
  ...rowsOf('register', REGISTER, register.codeStepIn),
  ...rowsOf('reset', RESET, reset.codeStepIn),
  ...rowsOf('binding', BINDING, (state) => binding.codeStepIn(state, 'ana')),
  ...rowsOf('deposit', PAYMENT, payment.codeStepIn),
])(
  'SES-14 APP-07 a reload in the flow %s at %s finds its code step, and no password, code or account number is stored',
  (flow, _step, step, found) => {
    if (step) keepCodeStep(app, step);
    const stored = app.ports.sessionStorage.getItem('codeStep') ?? '';
    for (const secret of Object.values(SECRETS)) expect(stored).not.toContain(secret);
    expect(readCodeStep(emptyApp(app.ports))).toEqual(found && { flow, ...found });
  },
);

test('SES-14 a restored code step knows that its call may have been carried out', () => {
  const step = { flow: 'register', username, mayExist: true } as const;
  expect(register.backAt(step)).toMatchObject({ step: 'coding', mayExist: true });
  expect(reset.backAt({ flow: 'reset', ...sent, mayBeDone: true })).toMatchObject({
    step: 'coding',
    mayBeDone: true,
  });
  const bound = { flow: 'binding', owner: 'ana', number: username, mayBeBound: true } as const;
  expect(binding.backAt(bound)).toMatchObject({ codeFor: username, mayBeBound: true });
});

test('SES-14 a registration that came back sends nothing before its password is there', () => {
  const back = register.backAt({ flow: 'register', username, agentCode, mayExist: false });
  expect(register.transition(back, { type: 'coded', code })).toBe(back);
  expect(register.transition(back, { type: 'coded', code, password })).toMatchObject({
    step: 'sending',
    account: { username, password, agentCode },
  });
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
