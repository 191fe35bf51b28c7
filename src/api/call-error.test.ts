import { expect, test } from 'vitest';
import { CallError, type CallFailureKind } from './call-error.ts';

test.each<[CallFailureKind, number | undefined, boolean]>([
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['malformed', 200, true],
  ['http', 599, true],
  ['http', 500, true],
  ['http', 499, false],
  ['http', 400, false],
  ['unauthorized', 401, false],
  ['refused', 200, false],
])('DEP-04 NET-14 a failure of the kind %s with status %s is unknown: %s', (kind, status, isUnknown) => {
  expect(new CallError({ kind, path: '/recharge/prepay', status }).isUnknown).toBe(isUnknown);
});

test('SHP-03 the report of a failed call contains its name and message', () => {
  expect(String(new CallError({ kind: 'http', path: '/ping', message: 'Saldo' }))).toBe('CallError: Saldo');
});
