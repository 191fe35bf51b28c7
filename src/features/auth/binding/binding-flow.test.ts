import { describe, expect, test } from 'vitest';
import { testMoves } from '../../../../tests/support/flow-table.ts';
import { type FlowProblem, noSessionGiven } from '../flow-problem.ts';
import { type BindingEvent, type BindingFlow, start, transition } from './binding-flow.ts';

const number = '977776666';
const refused: FlowProblem = { ...noSessionGiven, code: 'wrong-code', field: 'verificationCode' };
const lost: FlowProblem = { ...noSessionGiven, kind: 'lost', isUnknown: true };
const already: FlowProblem = { ...noSessionGiven, code: 'already-bound', field: 'username' };

const states = {
  filling: start,
  'filling, failed': { step: 'filling', codeFor: '', mayBeBound: false, problem: refused },
  requesting: { step: 'requesting', number, codeFor: '', mayBeBound: false },
  confirming: { step: 'confirming', number, code: '123456', codeFor: number, mayBeBound: false },
  done: { step: 'done' },
} as const satisfies Record<string, BindingFlow>;

const events = {
  sendTapped: { type: 'sendTapped', number },
  edited: { type: 'edited' },
  codeSent: { type: 'codeSent' },
  codeNotSent: { type: 'codeNotSent', problem: lost },
  confirmTapped: { type: 'confirmTapped', number, code: '123456' },
  bound: { type: 'bound' },
  failed: { type: 'failed', problem: refused },
} as const satisfies Record<string, BindingEvent>;

const moves: Record<keyof typeof states, Partial<Record<keyof typeof events, BindingFlow['step']>>> = {
  filling: { sendTapped: 'requesting', confirmTapped: 'confirming' },
  'filling, failed': { sendTapped: 'requesting', confirmTapped: 'confirming', edited: 'filling' },
  requesting: { codeSent: 'filling', codeNotSent: 'filling' },
  confirming: { bound: 'done', failed: 'filling' },
  done: {},
};

describe('binding flow', () => {
  testMoves('SES-11', transition, states, events, moves);

  test('SES-11 knows the number its code went to', () => {
    expect(transition(states.requesting, { type: 'codeSent' })).toMatchObject({ codeFor: number });
  });

  test('SES-11 a phone that a lost answer had bound is bound, not refused', () => {
    const unknown = transition(states.confirming, { type: 'failed', problem: lost });
    expect(unknown).toMatchObject({ step: 'filling', mayBeBound: true, problem: lost });
    const again = transition(unknown, events.confirmTapped);
    expect(transition(again, { type: 'failed', problem: already })).toEqual({ step: 'done' });
    const another = transition(unknown, events.sendTapped);
    expect(transition(another, { type: 'codeNotSent', problem: already })).toEqual({ step: 'done' });
    expect(transition(states.confirming, { type: 'failed', problem: already })).toMatchObject({
      problem: already,
    });
  });
});
