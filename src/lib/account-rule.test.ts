import { expect, test } from 'vitest';
import { fitsAccount, tidyAccount } from './account-rule.ts';

const rut = { kind: 'rut', pattern: '^[0-9]{7,8}-[0-9K]$' } as const;
const bank = { kind: 'bank-account', pattern: '^[0-9]{4,20}$' } as const;

test.each([
  ['12.345.678-5', true],
  ['123456785', true],
  ['12.345.678-9', false],
  ['7.654.321-6', true],
  ['1.000.005-k', true],
  ['', false],
  ['hola', false],
])('WDR-01 the RUT %s is judged by its check digit', (typed, isRight) => {
  expect(fitsAccount(rut, typed)).toBe(isRight);
});

test('WDR-01 an account is sent in the form its rule asks for', () => {
  expect(tidyAccount(rut, '12.345.678-5')).toBe('12345678-5');
  expect(tidyAccount(bank, ' 0012 3456-789 ')).toBe('00123456789');
  expect(fitsAccount(bank, '001')).toBe(false);
  expect(fitsAccount({ kind: 'phone', pattern: '^9[0-9]{8}$' }, '9 1234 5678')).toBe(true);
  expect(fitsAccount({ kind: 'email', pattern: '(' }, 'a@b.cl')).toBe(true);
  expect(fitsAccount({ kind: 'none' }, '')).toBe(true);
});
