import { expect, test } from 'vitest';
import { fitsAccountRule, tidyAccount } from './account-rule.ts';

const rut = { kind: 'rut', pattern: '^[0-9]{7,8}-[0-9K]$', hint: '' } as const;
const phone = { kind: 'phone', pattern: '^9[0-9]{8}$', hint: '' } as const;
const email = { kind: 'email', pattern: '^[^@ ]+@[^@ ]+[.][^@ ]{2,}$', hint: '' } as const;

test.each([
  ['12345678-5', true],
  ['12.345.678-5', true],
  ['123456785', true],
  ['12345678-4', false],
  ['20347878-k', true],
  ['1-9', false],
  ['', false],
])('DEP-03 the RUT %j fits: %s', (typed, fits) => {
  expect(fitsAccountRule(rut, typed)).toBe(fits);
});

test('DEP-03 an account goes out in the one form the method asks for', () => {
  expect(tidyAccount(rut, ' 12.345.678-5 ')).toBe('12345678-5');
  expect(tidyAccount(phone, '9 1234 5678')).toBe('912345678');
  expect(tidyAccount(email, ' ana@correo.cl ')).toBe('ana@correo.cl');
});

test('DEP-03 phone and mail are held to the pattern of the method', () => {
  expect(fitsAccountRule(phone, '9 1234 5678')).toBe(true);
  expect(fitsAccountRule(phone, '812345678')).toBe(false);
  expect(fitsAccountRule(email, 'ana@correo.cl')).toBe(true);
  expect(fitsAccountRule(email, 'ana@correo')).toBe(false);
});

test('DEP-03 a pattern the browser cannot read is left to the server', () => {
  expect(fitsAccountRule({ kind: 'email', pattern: '(', hint: '' }, 'ana@correo.cl')).toBe(true);
  expect(fitsAccountRule({ kind: 'none', hint: '' }, '')).toBe(true);
});
