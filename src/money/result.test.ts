import { expect, test } from 'vitest';
import { CallError } from '../api/call-error.ts';
import type { RefusalCode } from '../api/generated/refusal-code.ts';
import { resultOf } from './result.ts';

const fails = (failure: Partial<ConstructorParameters<typeof CallError>[0]>) =>
  Promise.reject(new CallError({ kind: 'refused', path: '/recharge/prepay', ...failure }));

test('DEP-04 an answer is accepted, a refusal of the contract refused, a lost or broken answer unknown', async () => {
  expect(await resultOf(Promise.resolve({ id: 'R1' }))).toEqual({ outcome: 'accepted', value: { id: 'R1' } });
  expect(await resultOf(fails({ message: 'No', field: 'amount', code: 'wrong-account' }))).toEqual({
    outcome: 'refused',
    refusal: { message: 'No', field: 'amount', code: 'wrong-account' },
  });
  for (const kind of ['network', 'timeout', 'malformed'] as const)
    expect(await resultOf(fails({ kind }))).toEqual({ outcome: 'unknown' });
  expect(await resultOf(fails({ kind: 'http', status: 503 }))).toEqual({ outcome: 'unknown' });
});

test('DEP-04 a refusal by the status 401 or 429 is thrown, so that the error catalogue shows it', async () => {
  const busy = fails({ kind: 'http', status: 429, code: 'too-many-requests' });
  await expect(resultOf(busy)).rejects.toThrow(CallError);
  await expect(resultOf(fails({ kind: 'unauthorized', status: 401, code: 'no-session' }))).rejects.toThrow();
});

test('NET-14 a failure without a refusal code of its call is unknown, whatever its status', async () => {
  const codes = [undefined, 'fault-failure' as RefusalCode, 'packet-own', 'server-error'] as const;
  for (const status of [200, 400, 401, 403, 404, 408, 409, 413, 429, 500, 502, 503])
    for (const code of codes)
      expect(await resultOf(fails({ kind: status === 200 ? 'refused' : 'http', status, code }))).toEqual({
        outcome: 'unknown',
      });
  for (const status of [500, 502, 503, 599])
    expect(await resultOf(fails({ kind: 'http', status, code: 'wrong-account' }))).toEqual({
      outcome: 'unknown',
    });
  const words = { status: 200, message: 'En mantención' };
  expect(await resultOf(fails(words))).toEqual({ outcome: 'unknown', message: 'En mantención' });
});

test('DEP-04 an error of the page itself is thrown', async () => {
  await expect(resultOf(Promise.reject(new TypeError('no function')))).rejects.toThrow(TypeError);
});

test('NET-08 the empty answer of a guest is a refusal', async () => {
  expect(await resultOf(Promise.resolve({}))).toEqual({ outcome: 'refused', refusal: { message: '' } });
});

test('NET-14 a code of another call and the message of a gateway are not taken for a refusal', async () => {
  const unknown = { outcome: 'unknown' };
  expect(await resultOf(fails({ path: '/ping', code: 'wrong-account' }))).toEqual(unknown);
  expect(await resultOf(fails({ kind: 'http', status: 502, message: 'Bad gateway' }))).toEqual(unknown);
});
