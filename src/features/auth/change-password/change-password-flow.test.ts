import { describe, expect, test } from 'vitest';
import { type FlowProblem, noSessionGiven } from '../flow-problem.ts';
import {
  type ChangePasswordEvent,
  type ChangePasswordFlow,
  start,
  transition,
} from './change-password-flow.ts';

const refused: FlowProblem = { ...noSessionGiven, code: 'wrong-old-password', field: 'oldPassword' };
const lost: FlowProblem = { ...noSessionGiven, kind: 'lost', isUnknown: true };

const passwords = { oldPassword: 'Secreta1', password: 'Secreta2' };
const filling = start;
const afterFailure: ChangePasswordFlow = { step: 'filling', mayBeDone: false, problem: refused };
const saving: ChangePasswordFlow = { step: 'saving', passwords, mayBeDone: false };
const done: ChangePasswordFlow = { step: 'done' };

const submitted: ChangePasswordEvent = { type: 'submitted', passwords };
const edited: ChangePasswordEvent = { type: 'edited' };
const saved: ChangePasswordEvent = { type: 'saved' };
const failed: ChangePasswordEvent = { type: 'failed', problem: refused };

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
    expect(unknown).toEqual({ step: 'filling', mayBeDone: true, problem: lost });
    expect(transition(transition(unknown, submitted), failed)).toMatchObject({
      mayBeDone: true,
      problem: refused,
    });
  });
});
