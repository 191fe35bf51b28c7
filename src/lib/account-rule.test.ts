import { expect, test } from 'vitest';
import { accountProblem, fieldProblem, fitsAccount, offeredAccounts, tidyAccount } from './account-rule.ts';

const rut = { kind: 'rut', pattern: '^[0-9]{7,8}-[0-9K]$' } as const;
const phone = { kind: 'phone', pattern: '^9[0-9]{8}$' } as const;
const email = { kind: 'email', pattern: '^[^@ ]+@[^@ ]+[.][^@ ]{2,}$' } as const;

test.each([
  ['12345678-5', true],
  ['12.345.678-5', true],
  ['123456785', true],
  ['12345678-4', false],
  ['20347878-k', true],
  ['1-9', false],
  ['', false],
])('DEP-03 the RUT %j fits: %s', (typed, fits) => {
  expect(fitsAccount(rut, typed)).toBe(fits);
});

test('DEP-03 an account goes out in the one form the method asks for', () => {
  expect(tidyAccount(rut, ' 12.345.678-5 ')).toBe('12345678-5');
  expect(tidyAccount(phone, '9 1234 5678')).toBe('912345678');
  expect(tidyAccount(email, ' ana@correo.cl ')).toBe('ana@correo.cl');
});

test('DEP-03 phone and mail are held to the pattern of the method', () => {
  expect(fitsAccount(phone, '9 1234 5678')).toBe(true);
  expect(fitsAccount(phone, '812345678')).toBe(false);
  expect(fitsAccount(email, 'ana@correo.cl')).toBe(true);
  expect(fitsAccount(email, 'ana@correo')).toBe(false);
});

test('DEP-03 a pattern the browser cannot read is left to the server', () => {
  expect(fitsAccount({ kind: 'email', pattern: '(' }, 'ana@correo.cl')).toBe(true);
  expect(fitsAccount({ kind: 'none' }, '')).toBe(true);
});

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

test('DEP-01 WDR-01 the phone of the login is offered where a method asks for a phone of that form, and nowhere else', () => {
  const methods = [{ accountRule: rut }, { accountRule: phone }];
  expect(offeredAccounts(methods, '912345678')).toEqual({ phone: '912345678' });
  expect(offeredAccounts(methods, 'ana@correo.cl')).toEqual({});
  expect(offeredAccounts(methods, undefined)).toEqual({});
  expect(offeredAccounts([{ accountRule: rut }], '912345678')).toEqual({});
});

const person = { kind: 'rut', pattern: '^([1-9]|[1-4][0-9])[0-9]{6}-[0-9K]$' } as const;
test.each([
  ['00.000.000-0', 'wrong'],
  ['76.543.210-3', 'wrong'],
  ['11.111.111-1', undefined],
  ['07.654.321-6', undefined],
  ['1.000.005-k', undefined],
  ['12.345.678-55', 'wrong'],
  [' ', 'missing'],
])('WDR-03 the RUT %s of a person: %s', (typed, problem) => {
  expect(accountProblem(person, typed)).toBe(problem);
});

const name = { kind: 'name', pattern: "^\\p{L}[\\p{L}\\p{M} .'’-]*$" } as const;
test.each([
  ["Begoña O'Higgins-Pérez", undefined],
  ['Ana 2', 'wrong'],
  ['<b>Ana</b>', 'wrong'],
  ['  ', 'missing'],
])('WDR-03 the name %j has only letters: %s', (typed, problem) => {
  expect(fieldProblem(name, typed, '')).toBe(problem);
});
