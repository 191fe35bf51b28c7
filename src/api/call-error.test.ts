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
])(
  'DEP-04 NET-14 of a %s with status %s it is unknown whether the server did it: %s',
  (kind, status, isUnknown) => {
    expect(new CallError({ kind, path: '/recharge/prepay', status }).isUnknown).toBe(isUnknown);
  },
);

test('SHP-03 a report of a failed call says that it was one, and with which words', () => {
  expect(String(new CallError({ kind: 'http', path: '/ping', message: 'Saldo' }))).toBe('CallError: Saldo');
});
