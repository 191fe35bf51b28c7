import * as binding from '../../src/features/auth/binding/binding-flow.ts';
import { noSessionGiven } from '../../src/features/auth/flow-problem.ts';
import * as register from '../../src/features/auth/register/register-flow.ts';
import * as reset from '../../src/features/auth/reset/reset-flow.ts';
import * as payment from '../../src/features/deposit/payment-flow.ts';
import { waitOf } from '../../src/lib/wait.ts';
import type { CodeStep } from '../../src/session/code-step.ts';

/** Typed into flows that wait for a code. None of it may be stored. */
export const SECRETS = { password: 'Muy-Secreta1', code: '840271', account: '00123498765' };
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

export const CODE_FLOWS: Record<CodeStep['flow'], CodeFlow> = {
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
      { type: 'said', hasPaid: true },
    ],
    payment.codeStepIn,
  ),
};

/** All reachable states, without the problem they show. */
export function statesOf({ start, next }: CodeFlow): object[] {
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
