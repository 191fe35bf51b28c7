import { expect, test } from 'vitest';
import {
  accountProblem,
  choicesOf,
  fieldProblem,
  fitsAccount,
  formatRut,
  offeredAccounts,
  tidyAccount,
  tidyField,
} from './account-rule.ts';

const rut = { kind: 'rut', pattern: '^[0-9]{7,8}-[0-9K]$' } as const;
const phone = { kind: 'phone', pattern: '^9[0-9]{8}$' } as const;
const bank = { kind: 'bank-account', pattern: '^[0-9]{4,20}$' } as const;
const email = { kind: 'email', pattern: '^[^@ ]+@[^@ ]+[.][^@ ]{2,}$' } as const;

test.each([
  ['12345678-5', true],
  ['12.345.678-5', true],
  ['123456785', true],
  ['12345678-4', false],
  ['20347878-k', true],
  ['7.654.321-6', true],
  ['1.000.005-k', true],
  ['12.345.613-0', true],
  ['12.345.613-1', false],
  ['1-9', false],
  ['', false],
  ['hola', false],
])('DEP-03 WDR-01 the RUT %j fits: %s', (typed, fits) => {
  expect(fitsAccount(rut, typed)).toBe(fits);
});

test('DEP-03 WDR-01 an account is sent in the one form of its method', () => {
  expect(tidyAccount(rut, ' 12.345.678-5 ')).toBe('12345678-5');
  expect(tidyAccount(phone, '9 1234 5678')).toBe('912345678');
  expect(tidyAccount(email, ' ana@correo.cl ')).toBe('ana@correo.cl');
  expect(tidyAccount(bank, ' 0012 3456-789 ')).toBe('00123456789');
});

test.each([
  ['', '', ''],
  ['5', '5', '5'],
  ['05', '5', '0-5'],
  ['15', '1-5', '1-5'],
  ['1k', '1-K', '1-K'],
  ['a1b2', '1-2', '1-2'],
  ['00.012.345-6', '12345-6', '00.012.345-6'],
  ['1234', '123-4', '123-4'],
  ['7654321 6', '7654321-6', '7.654.321-6'],
  ['12345678-5', '12345678-5', '12.345.678-5'],
])('WDR-03 the RUT typed as %j is sent as %j and shown as %j', (typed, sent, shown) => {
  expect(tidyField({ kind: 'rut' }, typed)).toBe(sent);
  expect(formatRut(typed)).toBe(shown);
});

test('DEP-03 a phone, a mail and the number of a bank are held to the pattern of the method', () => {
  expect(fitsAccount(bank, '001')).toBe(false);
  expect(fitsAccount(phone, '9 1234 5678')).toBe(true);
  expect(fitsAccount(phone, '812345678')).toBe(false);
  expect(fitsAccount(email, 'ana@correo.cl')).toBe(true);
  expect(fitsAccount(email, 'ana@correo')).toBe(false);
});

test('DEP-03 an account passes where the browser cannot read the pattern, which the server checks', () => {
  expect(fitsAccount({ kind: 'email', pattern: '(' }, 'ana@correo.cl')).toBe(true);
  expect(fitsAccount({ kind: 'phone', pattern: '(' }, 'no digit')).toBe(false);
  expect(fitsAccount({ kind: 'email' }, 'ana@correo.cl')).toBe(true);
  expect(fitsAccount({ kind: 'none' }, '')).toBe(true);
});

test('DEP-01 WDR-01 the login phone is offered to each method with a phone of that form, and to no other', () => {
  const methods = [{ accountRule: rut }, { accountRule: phone }];
  expect(offeredAccounts(methods, '912345678')).toEqual({ phone: '912345678' });
  expect(offeredAccounts(methods, 'ana@correo.cl')).toEqual({});
  expect(offeredAccounts(methods, undefined)).toEqual({});
  expect(offeredAccounts([{ accountRule: rut }], '912345678')).toEqual({});
  const anyNumber = { kind: 'bank-account', pattern: '^[0-9]+$' } as const;
  expect(offeredAccounts([{ accountRule: anyNumber }], '912345678')).toEqual({});
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
])('WDR-03 the RUT %s of a person has the problem %s', (typed, problem) => {
  expect(accountProblem(person, typed)).toBe(problem);
});

const name = { kind: 'name', pattern: "^\\p{L}[\\p{L}\\p{M} .'’-]*$" } as const;
test.each([
  ["Begoña O'Higgins-Pérez", undefined],
  ['Ana 2', 'wrong'],
  ['<b>Ana</b>', 'wrong'],
  ['  ', 'missing'],
])('WDR-03 the name %j has the problem %s', (typed, problem) => {
  expect(fieldProblem(name, typed, '')).toBe(problem);
});

test('WDR-03 a name is sent with single spaces', () => {
  expect(tidyField(name, '  Ana \t María ')).toBe('Ana María');
});

const options: { code: string; bankCodes?: string[] }[] = [
  { code: 'current' },
  { code: 'sight', bankCodes: ['b1'] },
  { code: 'savings', bankCodes: ['b1', 'b2'] },
];
const types = { kind: 'choice', options } as const;
test.each([
  ['', ['current', 'sight', 'savings']],
  ['b1', ['current', 'sight', 'savings']],
  ['b2', ['current', 'savings']],
  ['b3', ['current']],
])('WDR-03 the bank %j offers the account types %j, and any other is wrong', (bank, codes) => {
  expect(choicesOf(types, bank).map(({ code }) => code)).toEqual(codes);
  for (const code of ['current', 'sight', 'savings', 'other'])
    expect(fieldProblem(types, code, bank)).toBe(codes.includes(code) ? undefined : 'wrong');
});

test.each([
  [{ kind: 'choice' }, 'current', 'wrong'],
  [{ kind: 'rut' }, '12.345.678-5', undefined],
  [{ kind: 'rut' }, '12.345.678-4', 'wrong'],
  [{ kind: 'text' }, '12.345.678-4', undefined],
  [{ kind: 'choice' }, ' ', 'missing'],
] as const)('WDR-03 a field with the rule %o alone finds in %j the problem %s', (field, typed, problem) => {
  expect(choicesOf<{ bankCodes?: string[] }>({}, '')).toEqual([]);
  expect(fieldProblem(field, typed, '')).toBe(problem);
});
