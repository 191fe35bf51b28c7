import { expect, test } from 'vitest';
import { type AccountField, type AccountRule, accountRules, fitsField, fitsRule } from './account-rules.ts';

const rules: readonly [name: string, rule: AccountRule][] = Object.entries(accountRules);
const fields = accountRules.chileanBankAccount.fields;
const [accountType, taxId, holder] = fields;
const { pattern: _pattern, ...unpatterned } = holder;
const types = accountType.options ?? [];

test.each<
  [rule: keyof typeof accountRules, kind: string, taken: readonly string[], refused: readonly string[]]
>([
  ['none', 'none', ['', 'anything'], []],
  [
    'rut',
    'rut',
    ['12345678-5', '12.345.678-5', '1000000-9', '49999999-2', '1000005-K', '1000013-0'],
    ['999999-K', '50000000-7', '1000005-k', '12345678-9', '12345678', '1.2345678-5', ' 12345678-5', ''],
  ],
  ['chileanPhone', 'phone', ['912345678'], ['812345678', '91234567', '9123456789', '0912345678', '']],
  ['email', 'email', ['a@b.cl', 'c.r@correo.cl'], ['a@b', 'a@b.c', '@b.cl', 'a b@c.cl', 'a@b@c.cl', '']],
  ['bankAccount', 'bank-account', ['0012', '1'.repeat(20)], ['001', '1'.repeat(21), '12A4', '']],
  ['chileanBankAccount', 'bank-account', ['0012', '1'.repeat(20)], ['001', '1'.repeat(21), '12A4', '']],
  ['telebirrPhone', 'phone', ['0912345678', '912345678'], ['0712345678', '091234567', '09123456789', '']],
  ['anyPhone', 'phone', ['0712345678', '112345678'], ['0012345678', '71234567', '07123456789', '']],
  ['mpesaPhone', 'phone', ['0712345678', '712345678'], ['0912345678', '071234567', '07123456789', '']],
])('WDR-03 DEP-03 the rule %s accepts the accounts that fit, and no other', (name, kind, ...lists) => {
  const rule: AccountRule = accountRules[name];
  expect(rule.kind).toBe(kind);
  expect(lists.map((accounts) => accounts.filter((account) => fitsRule(rule, account)))).toEqual([
    lists[0],
    [],
  ]);
});

test.each<[what: string, field: AccountField, taken: readonly string[], refused: readonly string[]]>([
  ['type', accountType, ['corriente', 'vista', 'rut', 'ahorro'], ['gold', '']],
  ['RUT', taxId, ['12345678-5'], ['12345678-9', '50000000-7', 'x12345678-5', '', ' ']],
  ['holder', holder, ['Ana', "José-María O'Higgins Ñ."], ['Camila 2', '-Ana', ' Ana', '', '  ']],
  ['free text', { ...unpatterned, kind: 'text' }, ['2', '-'], ['', '  ']],
])(
  'WDR-03 the field %s of a bank account accepts the values that fit, and no other',
  (_what, field, ...lists) => {
    expect(lists.map((values) => values.filter((value) => fitsField(field, value, '012')))).toEqual([
      lists[0],
      [],
    ]);
  },
);

test.each([
  ['012', ['corriente', 'vista', 'rut', 'ahorro']],
  ['001', ['corriente', 'vista', 'ahorro']],
  [undefined, ['corriente', 'vista', 'ahorro']],
])('WDR-03 at the bank %s a player can choose these types of account: %s', (bank, chosen) => {
  const codes = types.map(({ code }) => code);
  expect(codes.filter((code) => fitsField(accountType, code, bank))).toEqual(chosen);
});

test('WDR-03 a transfer asks for type, RUT and holder in Chile, and elsewhere for the holder alone', () => {
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['accountType', 'choice'],
    ['taxId', 'rut'],
    ['holder', 'name'],
  ]);
  expect(accountRules.bankAccount.fields).toEqual([holder]);
  expect(rules.filter(([, rule]) => rule.fields).map(([name]) => name)).toEqual([
    'bankAccount',
    'chileanBankAccount',
  ]);
});

/** A whole account, or the digits that a phone number begins with. */
const shownIn = (hint: string) =>
  (hint.match(/[0-9][0-9.]*(?:-[0-9K])?/g) ?? []).map((shown) =>
    shown.includes('-') ? shown : shown.padEnd(shown.startsWith('0') ? 10 : 9, '1'),
  );

test('WDR-03 DEP-03 every rule and field takes what its hint shows, with and without dots', () => {
  const hints = rules.flatMap(([, rule]) => [
    ...Object.values(rule.hint).map((hint) => ({ hint, fits: (value: string) => fitsRule(rule, value) })),
    ...(rule.fields ?? []).flatMap((field) =>
      Object.values(field.hint).map((hint) => ({
        hint,
        fits: (value: string) => fitsField(field, value, undefined),
      })),
    ),
  ]);
  const shown = hints.flatMap(({ hint, fits }) =>
    shownIn(hint).flatMap((value) => [value, value.replaceAll('.', '')].map((written) => fits(written))),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((isTaken) => !isTaken)).toEqual([]);
});
