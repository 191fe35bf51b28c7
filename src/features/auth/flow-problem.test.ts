import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { noSessionGiven, placeOf, problemOf } from './flow-problem.ts';

const path = '/user/register';

test.each([
  ['a refusal', { kind: 'refused', status: 200, code: 'wrong-code' }, 'refused', false],
  ['a limit', { kind: 'http', status: 429, code: 'sms-limit' }, 'limited', false],
  ['a 401', { kind: 'unauthorized', status: 401 }, 'signed-out', false],
  [
    'a refusal for want of a session',
    { kind: 'refused', status: 200, code: 'login-needed' },
    'signed-out',
    false,
  ],
  ['no answer', { kind: 'network' }, 'lost', true],
  ['an answer too late', { kind: 'timeout' }, 'lost', true],
  ['a server error', { kind: 'http', status: 500 }, 'failed', true],
  ['a bad request', { kind: 'http', status: 400 }, 'failed', false],
  ['nonsense', { kind: 'malformed', status: 200 }, 'failed', true],
] as const)('SES-08 %s is a problem of kind and certainty', (_name, failure, kind, isUnknown) => {
  expect(problemOf(new CallError({ path, ...failure }))).toMatchObject({ kind, isUnknown });
});

test('SES-04 a problem keeps message, code and field of the answer', () => {
  const failure = new CallError({
    kind: 'refused',
    path,
    message: 'No.',
    code: 'phone-taken',
    field: 'username',
  });
  expect(problemOf(failure)).toEqual({
    kind: 'refused',
    message: 'No.',
    code: 'phone-taken',
    field: 'username',
    isUnknown: false,
  });
});

const PLACES = ['phone', 'code', 'password', 'oldPassword', 'birthDate', 'agentCode'] as const;
test.each([
  ['phoneNumber', 'phone'],
  ['username', 'phone'],
  ['verificationCode', 'code'],
  ['password', 'password'],
  ['oldPassword', 'oldPassword'],
  ['birthDate', 'birthDate'],
  ['agentCode', 'agentCode'],
  ['', 'note'],
  ['elsewhere', 'note'],
] as const)(
  'SES-08 SES-10 a problem of %s is shown at the %s, and in a form without it as a note',
  (field, place) => {
    const problem = { ...noSessionGiven, kind: 'refused', field } as const;
    expect(placeOf(problem, PLACES)).toBe(place);
    expect(
      placeOf(
        problem,
        PLACES.filter((shown) => shown !== place),
      ),
    ).toBe('note');
  },
);

test('SES-07 a limit on codes shows beside the phone number, or as a note in a form without one', () => {
  for (const field of ['', 'verificationCode', 'phoneNumber']) {
    const limited = { ...noSessionGiven, kind: 'limited', field } as const;
    expect(placeOf(limited, ['phone', 'code'])).toBe('phone');
  }
  expect(placeOf({ ...noSessionGiven, kind: 'limited' }, ['code'])).toBe('note');
});
