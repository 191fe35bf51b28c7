import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';

test.each([
  ['wrong-code', {}, 200],
  ['sms-limit', {}, 429],
  ['no-session', {}, 401],
  ['unknown-fault', {}, 200],
  ['unknown-fault', { status: 400 }, 400],
  ['sms-limit', { status: 403 }, 403],
] as const)(
  'CON-06 a refusal of %s with %j has the status %d: its own, else that of the catalogue',
  (code, options, status) => {
    expect(new Refusal(code, options)).toMatchObject({ name: 'Refusal', message: code, code, status });
  },
);

test('CON-06 a refusal carries the field, the wait and the parameters that it was given', () => {
  const said = { field: 'amount', retryAfterSeconds: 7, parameters: { seconds: 7 } };
  expect(new Refusal('sms-resend', said)).toMatchObject(said);
  expect(new Refusal('sms-resend')).toMatchObject({
    field: undefined,
    retryAfterSeconds: undefined,
    parameters: {},
  });
});
