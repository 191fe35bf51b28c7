import { describe, expect, test } from 'vitest';
import { names, testMoves } from '../../../../tests/support/flow-table.ts';
import { type FlowProblem, noSessionGiven } from '../flow-problem.ts';
import { type RegisterEvent, type RegisterFlow, start, stepOf, transition } from './register-flow.ts';

const account = { username: '912345678', password: 'Secreta1' };
const wrongCode: FlowProblem = {
  ...noSessionGiven,
  message: 'No.',
  code: 'wrong-code',
  field: 'verificationCode',
};
const lost: FlowProblem = { ...noSessionGiven, kind: 'lost', isUnknown: true };
const taken: FlowProblem = { ...noSessionGiven, code: 'phone-taken', field: 'username' };

const states = {
  filling: start,
  'filling, failed': { step: 'filling', problem: taken },
  requesting: { step: 'requesting', account },
  coding: { step: 'coding', account, mayExist: false, isSentAgain: false },
  'coding, failed': { step: 'coding', account, mayExist: false, isSentAgain: false, problem: wrongCode },
  resending: { step: 'resending', account, mayExist: false },
  sending: { step: 'sending', account, code: '123456', mayExist: false },
  entering: { step: 'entering', account, taken },
  done: { step: 'done', username: account.username, token: 'tk' },
} as const satisfies Record<string, RegisterFlow>;

const events = {
  submitted: { type: 'submitted', account, isCodeWaiting: false },
  'submitted, code on its way': { type: 'submitted', account, isCodeWaiting: true },
  edited: { type: 'edited' },
  codeSent: { type: 'codeSent' },
  codeNotSent: { type: 'codeNotSent', problem: lost, isCodeWaiting: false },
  'codeNotSent, code on its way': { type: 'codeNotSent', problem: lost, isCodeWaiting: true },
  coded: { type: 'coded', code: '123456' },
  resend: { type: 'resend' },
  back: { type: 'back' },
  'answered ok': { type: 'answered', status: 1, token: 'tk' },
  'answered no': { type: 'answered', status: 0, token: '' },
  failed: { type: 'failed', problem: wrongCode },
} as const satisfies Record<string, RegisterEvent>;

const moves: Record<keyof typeof states, Partial<Record<keyof typeof events, RegisterFlow['step']>>> = {
  filling: { submitted: 'requesting', 'submitted, code on its way': 'coding' },
  'filling, failed': { submitted: 'requesting', 'submitted, code on its way': 'coding', edited: 'filling' },
  requesting: { codeSent: 'coding', codeNotSent: 'filling', 'codeNotSent, code on its way': 'coding' },
  coding: { coded: 'sending', resend: 'resending', back: 'filling' },
  'coding, failed': { coded: 'sending', resend: 'resending', back: 'filling', edited: 'coding' },
  resending: {
    codeSent: 'coding',
    codeNotSent: 'coding',
    'codeNotSent, code on its way': 'coding',
    coded: 'sending',
    back: 'filling',
  },
  sending: { 'answered ok': 'done', 'answered no': 'coding', failed: 'coding' },
  entering: { 'answered ok': 'done', 'answered no': 'coding', failed: 'coding' },
  done: {},
};

describe('register flow', () => {
  testMoves('SES-06 SES-07', transition, states, events, moves);

  test('SES-08 a wrong code clears the loading state, keeps the account and can be followed by another', () => {
    const refused = transition(states.sending, { type: 'failed', problem: wrongCode });
    expect(refused).toEqual({ ...states.coding, problem: wrongCode });
    expect(transition(refused, events.coded)).toEqual(states.sending);
  });

  test('SES-08 editing takes the problem away, in both steps', () => {
    expect(transition(states['filling, failed'], { type: 'edited' })).toEqual({ step: 'filling' });
    expect(transition(states['coding, failed'], { type: 'edited' })).toMatchObject({ problem: undefined });
  });

  test.each([taken, { ...taken, code: 'expired-code', field: 'verificationCode' } as const])(
    'SES-08 an account whose answer was lost is entered, not called taken or its code too old (%#)',
    (taken) => {
      const unknown = transition(states.sending, { type: 'failed', problem: lost });
      expect(unknown).toMatchObject({ step: 'coding', mayExist: true, problem: lost });
      const again = transition(unknown, events.coded);
      const entering = transition(again, { type: 'failed', problem: taken });
      expect(entering).toEqual({ step: 'entering', account, taken });
      expect(transition(entering, events['answered ok'])).toEqual({
        step: 'done',
        username: account.username,
        token: 'tk',
      });
      expect(transition(entering, { type: 'failed', problem: wrongCode })).toMatchObject({ problem: taken });
      expect(transition(entering, { type: 'failed', problem: lost })).toMatchObject({
        mayExist: true,
        problem: lost,
      });
    },
  );

  test.each(
    (['coding', 'resending', 'sending'] as const).flatMap((from) =>
      names(events).map((event) => [from, event] as const),
    ),
  )('SES-08 that the account may exist is not forgotten by a step: %s, %s', (from, event) => {
    const next = transition({ ...states[from], mayExist: true }, events[event]);
    expect('mayExist' in next ? next.mayExist : true).toBe(true);
  });

  test('SES-08 without a lost answer a taken number is just taken', () => {
    expect(transition(states.sending, { type: 'failed', problem: taken })).toMatchObject({
      step: 'coding',
      problem: taken,
    });
  });

  test('NET-09 an account made without a token says so, and the next try logs in with it', () => {
    const accepted = { type: 'answered', status: 1, token: undefined } as const;
    const said = transition(states.sending, accepted);
    expect(said).toMatchObject({ step: 'coding', mayExist: true, problem: { kind: 'no-session' } });
    const again = transition(said, events.coded);
    const entering = transition(again, { type: 'failed', problem: taken });
    expect(entering).toMatchObject({ step: 'entering' });
    expect(transition(entering, accepted)).toMatchObject({ mayExist: true, problem: { kind: 'no-session' } });
  });

  test('SES-07 another code that was refused says why, although the one before may be good', () => {
    const event = events['codeNotSent, code on its way'];
    expect(transition(states.resending, event)).toMatchObject({ step: 'coding', problem: lost });
  });

  test('SES-07 a code that was sent again is announced as such', () => {
    expect(transition(states.resending, { type: 'codeSent' })).toMatchObject({ isSentAgain: true });
  });

  test('SES-07 the steps are 1 and 3', () => {
    expect(names(states).map((name) => stepOf(states[name]))).toEqual([1, 1, 1, 3, 3, 3, 3, 3, 3]);
  });
});
