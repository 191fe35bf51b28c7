import { beforeEach, describe, expect, test } from 'vitest';
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
const { password, code, account } = SECRETS;
const username = '955554444';

interface CodeFlow {
  start: { step: string };
  next: (state: object) => object[];
  stored: (state: object) => CodeStep | undefined;
}

function walk<State extends { step: string }, Event>(
  start: State,
  transition: (state: State, event: Event) => State,
  events: readonly Event[],
  stored: (state: State) => CodeStep | undefined,
): CodeFlow {
  return {
    start,
    next: (state) => events.map((event) => transition(state as State, event)),
    stored: (state) => stored(state as State),
  };
}

const lost = { ...noSessionGiven, kind: 'lost', isUnknown: true } as const;
const refused = {
  ...noSessionGiven,
  kind: 'refused',
  code: 'wrong-code',
  field: 'verificationCode',
} as const;
const taken = { ...refused, code: 'phone-taken', field: 'username' } as const;
const problems = [lost, refused, taken];
const failures = problems.map((problem) => ({ type: 'failed', problem }) as const);
const resend = waitOf(60_000, { phone: Date.now() });
const order = { id: 'R1', amount: 10_000, fee: 0, payChannel: 'mach', routing: 'r', paymentMethod: 'mach' };
const seen = (status: 0 | 1) => ({ ...order, status, reason: '', createdAt: '2026-11-21T12:00:00.000Z' });
const details = { account, bankCode: '012', otpCode: code };

const CODE_FLOWS: Record<CodeStep['flow'], CodeFlow> = {
  register: walk<register.RegisterFlow, register.RegisterEvent>(
    register.start,
    register.transition,
    [
      { type: 'submitted', account: { username, password, agentCode: 'A7K2' }, isCodeWaiting: false },
      { type: 'submitted', account: { username, password }, isCodeWaiting: true },
      ...problems.map((problem) => ({ type: 'codeNotSent', problem, isCodeWaiting: false }) as const),
      { type: 'codeSent' },
      { type: 'edited' },
      { type: 'coded', code },
      { type: 'coded', code, password },
      { type: 'resend' },
      { type: 'back' },
      { type: 'answered', status: 1, token: 'tk' },
      { type: 'answered', status: 1, token: undefined },
      ...failures,
    ],
    register.codeStepIn,
  ),
  reset: walk<reset.ResetFlow, reset.ResetEvent>(
    reset.start,
    reset.transition,
    [
      { type: 'submitted', username },
      { type: 'codeSent', phone: '955•••444' },
      { type: 'codeSent', phone: '' },
      ...problems.map((problem) => ({ type: 'codeNotSent', problem }) as const),
      { type: 'edited' },
      { type: 'coded', code },
      { type: 'resend' },
      { type: 'back' },
      { type: 'passwordChosen', password },
      { type: 'saved' },
      ...failures,
    ],
    reset.codeStepIn,
  ),
  binding: walk<binding.BindingFlow, binding.BindingEvent>(
    binding.start,
    binding.transition,
    [
      { type: 'sendTapped', number: username },
      { type: 'codeSent' },
      { type: 'edited' },
      ...problems.map((problem) => ({ type: 'codeNotSent', problem }) as const),
      { type: 'confirmTapped', number: username, code },
      { type: 'bound' },
      ...failures,
    ],
    (state) => binding.codeStepIn(state, 'mark-of-the-player'),
  ),
  deposit: walk<payment.PaymentFlow, payment.PaymentEvent>(
    payment.firstStep(order, details),
    payment.transition,
    [
      { type: 'answered', resend, result: { status: 'otp-required', otpSentTo: '955•••444' } },
      { type: 'answered', resend, result: { status: 'pending' } },
      { type: 'code-waits', resend },
      { type: 'refused', refusal: { message: 'No.', field: 'otpCode' } },
      { type: 'unknown' },
      { type: 'found', order: seen(0) },
      { type: 'found', order: seen(1) },
      { type: 'continued', details },
      { type: 'code-entered', code },
      { type: 'came-back' },
      { type: 'due' },
      { type: 'reported', hasPaid: true },
    ],
    payment.codeStepIn,
  ),
};

/** All reachable states, without the problem they show. */
function statesOf({ start, next }: CodeFlow): object[] {
  const found = new Map<string, object>();
  const queue: object[] = [start];
  for (let state = queue.pop(); state; state = queue.pop()) {
    const key = JSON.stringify(state);
    if (found.has(key)) continue;
    found.set(key, state);
    queue.push(...next(state));
  }
  return [...found.values()];
}

let app: App;
beforeEach(() => {
  app = deviceApp();
});
const stored = () => app.ports.sessionStorage.getItem('codeStep') ?? '';

describe.each(Object.entries(CODE_FLOWS))('every state of %s', (name, flow) => {
  const states = statesOf(flow);

  test('SES-14 APP-07 neither password, code nor account number reaches storage, and a reload reads what was kept', () => {
    let kept = 0;
    for (const state of states) {
      const step = flow.stored(state);
      if (!step) continue;
      kept += 1;
      keepCodeStep(app, step);
      for (const secret of Object.values(SECRETS)) expect(stored()).not.toContain(secret);
      const reloaded = emptyApp(app.ports);
      expect(readCodeStep(reloaded)).toEqual(JSON.parse(JSON.stringify(step)));
      expect(step.flow).toBe(name);
    }
    expect(kept).toBeGreaterThan(3);
    expect(states.some((state) => flow.stored(state) && JSON.stringify(state).includes(code))).toBe(true);
  });

  test('SES-14 the first and the last state of a code step keep nothing', () => {
    expect(flow.stored(flow.start)).toBeUndefined();
    const ended = states.filter((state) => ['done', 'waiting'].includes((state as { step: string }).step));
    expect(ended.length).toBeGreaterThan(0);
    for (const state of ended) expect(flow.stored(state)).toBeUndefined();
  });
});

test('SES-14 a restored code step knows that its call may have been carried out', () => {
  const sent = register.codeStepIn({
    step: 'sending',
    account: { username, password },
    code,
    mayExist: false,
  });
  expect(sent && register.backAt(sent)).toMatchObject({ step: 'coding', mayExist: true });
  const sentReset = { username, phone: '955•••444', password, code };
  const saved = reset.codeStepIn({ step: 'saving', ...sentReset, mayBeDone: false });
  expect(saved && reset.backAt(saved)).toMatchObject({ step: 'coding', mayBeDone: true });
  const bound = binding.codeStepIn(
    { step: 'confirming', number: username, code, codeFor: username, mayBeBound: false },
    'mark',
  );
  expect(bound && binding.backAt(bound)).toMatchObject({ codeFor: username, mayBeBound: true });
});

test('SES-14 a registration that came back sends nothing before its password is there', () => {
  const back = register.backAt({ flow: 'register', username, agentCode: 'A7K2', mayExist: false });
  expect(register.transition(back, { type: 'coded', code })).toBe(back);
  expect(register.transition(back, { type: 'coded', code, password })).toMatchObject({
    step: 'sending',
    account: { username, password, agentCode: 'A7K2' },
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
