import { describe, expect, test } from 'vitest';
import { names, testMoves } from '../../../../tests/support/flow-table.ts';
import { type FlowProblem, noSessionGiven } from '../flow-problem.ts';
import { type ResetEvent, type ResetFlow, start, stepOf, transition } from './reset-flow.ts';

const username = '912345678';
const password = 'Secreta1';
const phone = '912***678';
const refused: FlowProblem = {
  ...noSessionGiven,
  message: 'No.',
  code: 'wrong-code',
  field: 'verificationCode',
};
const lost: FlowProblem = { ...noSessionGiven, kind: 'lost', isUnknown: true };
const known = { username, phone, mayBeDone: false };

const states = {
  filling: start,
  'filling, failed': { step: 'filling', problem: lost },
  'filling, no phone bound': { step: 'filling', isUnknown: true },
  requesting: { step: 'requesting', username },
  coding: { step: 'coding', ...known, isSentAgain: false },
  'coding, failed': { step: 'coding', ...known, isSentAgain: false, problem: lost },
  resending: { step: 'resending', ...known },
  renewing: { step: 'renewing', ...known, code: '123456' },
  'renewing, failed': { step: 'renewing', ...known, code: '123456', problem: refused },
  saving: { step: 'saving', ...known, password, code: '123456' },
  done: { step: 'done', account: { username, password } },
} as const satisfies Record<string, ResetFlow>;

const events = {
  submitted: { type: 'submitted', username },
  edited: { type: 'edited' },
  codeSent: { type: 'codeSent', phone },
  'codeSent to nobody': { type: 'codeSent', phone: '' },
  codeNotSent: { type: 'codeNotSent', problem: lost },
  coded: { type: 'coded', code: '123456' },
  resend: { type: 'resend' },
  back: { type: 'back' },
  passwordChosen: { type: 'passwordChosen', password },
  saved: { type: 'saved' },
  failed: { type: 'failed', problem: refused },
} as const satisfies Record<string, ResetEvent>;

const moves: Record<keyof typeof states, Partial<Record<keyof typeof events, ResetFlow['step']>>> = {
  filling: { submitted: 'requesting' },
  'filling, failed': { submitted: 'requesting', edited: 'filling' },
  'filling, no phone bound': { submitted: 'requesting', edited: 'filling' },
  requesting: { codeSent: 'coding', 'codeSent to nobody': 'filling', codeNotSent: 'filling' },
  coding: { coded: 'renewing', resend: 'resending', back: 'filling' },
  'coding, failed': { coded: 'renewing', resend: 'resending', back: 'filling', edited: 'coding' },
  resending: {
    codeSent: 'coding',
    'codeSent to nobody': 'coding',
    codeNotSent: 'coding',
    coded: 'renewing',
    back: 'filling',
  },
  renewing: { passwordChosen: 'saving', back: 'coding' },
  'renewing, failed': { passwordChosen: 'saving', back: 'coding', edited: 'renewing' },
  saving: { saved: 'done', failed: 'renewing' },
  done: {},
};

describe('reset flow', () => {
  testMoves('SES-09', transition, states, events, moves);

  test('SES-09 an account without a bound phone is distinguished from a failure', () => {
    expect(transition(states.requesting, events['codeSent to nobody'])).toEqual({
      step: 'filling',
      isUnknown: true,
    });
    expect(transition(states.requesting, events.codeNotSent)).toEqual({ step: 'filling', problem: lost });
  });

  test('SES-09 the back arrow goes from 3 to 2 to 1', () => {
    const two = transition(states.renewing, { type: 'back' });
    expect([stepOf(states.renewing), stepOf(two), stepOf(transition(two, { type: 'back' }))]).toEqual([
      3, 2, 1,
    ]);
  });

  test('SES-09 a lost answer is remembered: the password may have been set', () => {
    const unknown = transition(states.saving, { type: 'failed', problem: lost });
    expect(unknown).toMatchObject({ step: 'renewing', mayBeDone: true, problem: lost });
    const again = transition(transition(unknown, events.passwordChosen), events.failed);
    expect(again).toMatchObject({ mayBeDone: true, problem: refused });
  });

  test('SES-09 every state has its step', () => {
    expect(names(states).map((name) => stepOf(states[name]))).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
  });
});
