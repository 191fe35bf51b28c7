import { describe, expect, test } from 'vitest';
import { type FlowProblem, noSessionGiven } from '../flow-problem.ts';
import { type ChangeEvent, type ChangeState, changeStart, transition } from './change-flow.ts';

const refused: FlowProblem = { ...noSessionGiven, code: 'wrong-old-password', field: 'oldPassword' };
const lost: FlowProblem = { ...noSessionGiven, kind: 'lost', isUnknown: true };

const filling = changeStart;
const afterFailure: ChangeState = { name: 'filling', mayBeDone: false, problem: refused };
const saving: ChangeState = { name: 'saving', mayBeDone: false };
const done: ChangeState = { name: 'done' };

const submitted: ChangeEvent = { type: 'submitted' };
const edited: ChangeEvent = { type: 'edited' };
const saved: ChangeEvent = { type: 'saved' };
const failed: ChangeEvent = { type: 'failed', problem: refused };

describe('change-password flow', () => {
  test.each([
    [filling, submitted, saving],
    [filling, edited, filling],
    [filling, saved, filling],
    [filling, failed, filling],
    [afterFailure, submitted, saving],
    [afterFailure, edited, { ...filling, problem: undefined }],
    [afterFailure, saved, afterFailure],
    [afterFailure, failed, afterFailure],
    [saving, submitted, saving],
    [saving, edited, saving],
    [saving, saved, done],
    [saving, failed, afterFailure],
    [done, submitted, done],
    [done, edited, done],
    [done, saved, done],
    [done, failed, done],
  ])('SES-10 %j on %j is %j', (from, event, to) => {
    const next = transition(from, event);
    expect(next).toEqual(to);
    if (from === to) expect(next).toBe(from);
  });

  test('SES-10 a lost answer is remembered: the password may have changed', () => {
    const unknown = transition(saving, { type: 'failed', problem: lost });
    expect(unknown).toEqual({ name: 'filling', mayBeDone: true, problem: lost });
    expect(transition(transition(unknown, submitted), failed)).toMatchObject({
      mayBeDone: true,
      problem: refused,
    });
  });
});
