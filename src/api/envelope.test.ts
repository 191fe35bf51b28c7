import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { dataOf, withToken } from './envelope.ts';

test.each([
  [{ status: 1 }, { status: 1, token: 'tk_header' }],
  [
    { status: 1, token: '' },
    { status: 1, token: 'tk_header' },
  ],
  [
    { status: 1, token: 'tk_data' },
    { status: 1, token: 'tk_data' },
  ],
  [null, { token: 'tk_header' }],
  [7, { token: 'tk_header' }],
])('NET-09 the login answer %j with a token in its header is %j', (data, expected) => {
  expect(withToken(data, 'tk_header')).toEqual(expected);
});

test('CON-06 a refusal carries its code, and a comparison with a code the contract lacks does not compile', () => {
  const body = { success: false, message: 'Ya está', data: { code: 'phone-taken', field: 'username' } };
  const refused = () => dataOf('/user/register', 200, JSON.stringify(body));
  expect(refused).toThrow(CallError);
  const hasCode = (error: unknown) => error instanceof CallError && error.code === 'phone-taken';
  // @ts-expect-error: the contract has no such code
  const hasTypo = (error: unknown) => error instanceof CallError && error.code === 'phone-is-taken';
  try {
    refused();
  } catch (error) {
    expect([hasCode(error), hasTypo(error)]).toEqual([true, false]);
  }
});

test.each([
  [{ retryAfterSeconds: 42 }, { retryAfterSeconds: 42 }],
  [{ retryAfterSeconds: '42' }, { retryAfterSeconds: undefined }],
  [
    { code: 7, field: 8 },
    { code: undefined, field: undefined },
  ],
  [
    { code: 'sms-resend', field: 'phoneNumber' },
    { code: 'sms-resend', field: 'phoneNumber' },
  ],
  [null, { code: undefined, field: undefined, retryAfterSeconds: undefined }],
])('CON-06 SES-07 the data %j of a refusal say %j', (data, expected) => {
  const refused = () => dataOf('/user/register', 429, JSON.stringify({ success: false, data }));
  expect(refused).toThrow(expect.objectContaining({ kind: 'http', status: 429, ...expected }));
});

const bodies: [object, unknown][] = [
  [{ success: true, message: '', data: { total: 5 } }, { total: 5 }],
  [{ success: true, message: '', data: null }, null],
  [{ success: true, message: 'fine' }, undefined],
  [{ count: 3 }, undefined],
  [[1, 2], undefined],
  [{ data: 5 }, undefined],
  [{ success: 'true', data: 5 }, undefined],
  [{ success: null, data: 5 }, undefined],
];

test.each(bodies)(
  'NET-03 the body %j returns its data %j, or itself without an envelope or data',
  (body, data = body) => expect(dataOf('/ping', 200, JSON.stringify(body))).toEqual(data),
);
