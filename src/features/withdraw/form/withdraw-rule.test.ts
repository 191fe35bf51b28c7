import { expect, test } from 'vitest';
import { freshApp } from '../../../../tests/support/fresh-app.ts';
import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import type { SavedPayee } from '../withdraw-calls.ts';
import type { Draft } from './draft.ts';
import { checkWithdrawal, maxWithdrawable, withdrawSum } from './withdraw-rule.ts';

const app = freshApp();

const transfer: WithdrawMethod = {
  code: 'transferencia',
  name: 'Transferencia bancaria',
  icon: '/resources/v1/payments/transferencia.svg',
  min: 5000,
  max: 3_000_000,
  feeRate: 0.01,
  feeFixed: 0,
  routing: 'bank-transfer',
  payChannel: 'etpay',
  usualMinutes: 120,
  accountRule: {
    kind: 'bank-account',
    pattern: '^[0-9]{4,20}$',
    hint: '',
    fields: [
      {
        name: 'accountType',
        kind: 'choice',
        label: 'Tipo de cuenta',
        hint: '',
        options: [
          { code: 'vista', name: 'Cuenta vista' },
          { code: 'rut', name: 'CuentaRUT', bankCodes: ['012'] },
        ],
      },
      { name: 'taxId', kind: 'rut', label: 'RUT del titular', hint: '', pattern: '^[0-9]{7,8}-[0-9K]$' },
      { name: 'holder', kind: 'name', label: 'Titular', hint: '', pattern: "^\\p{L}[\\p{L}\\p{M} .'’-]*$" },
    ],
  },
  banks: [
    { code: '012', name: 'BancoEstado' },
    { code: '001', name: 'Banco de Chile' },
  ],
};
const { banks: _banks, ...withoutBanks } = transfer;
const cuentaRut: WithdrawMethod = {
  ...withoutBanks,
  code: 'cuentarut',
  feeRate: 0,
  feeFixed: 300,
  accountRule: { kind: 'rut', pattern: '^[0-9]{7,8}-[0-9K]$', hint: '' },
};
const draft: Draft = {
  methodCode: 'transferencia',
  amountText: '10,000',
  accounts: { 'bank-account': '0012 3456 789', rut: '12.345.678-5' },
  payeeId: '',
  bankCode: '012',
  details: { accountType: 'rut', taxId: '12.345.678-5', holder: " Ñuñoa  O'Higgins-Pérez " },
};
const purse = 2_500_000n;

function check(typed: Draft, method: WithdrawMethod, withdrawable?: bigint, saved?: SavedPayee) {
  const { problems, output } = checkWithdrawal(method, typed, withdrawable, true, saved);
  return { problems: problems as Record<string, string>, request: output };
}

test('WDR-01 the fee is taken from the amount, and the request has the server’s form', () => {
  const { request, problems } = check(draft, transfer, purse);
  expect(problems).toEqual({});
  expect(withdrawSum(transfer, 1_000_000n, true)).toEqual({
    amount: 1_000_000n,
    fee: 10_000n,
    received: 990_000n,
  });
  expect(request).toEqual({
    method: transfer,
    amount: 1_000_000n,
    payee: {
      account: '00123456789',
      bankCode: '012',
      accountType: 'rut',
      taxId: '12345678-5',
      holder: "Ñuñoa O'Higgins-Pérez",
    },
  });
  expect(check(draft, cuentaRut, purse).request).toEqual({
    method: cuentaRut,
    amount: 1_000_000n,
    payee: { account: '12345678-5' },
  });
});

test.each([
  ['', 'missing'],
  ['4,999', 'below'],
  ['5,000', undefined],
  ['25,000', undefined],
  ['25,001', 'uncovered'],
  ['3,000,001', 'above'],
])('WDR-01 the amount %j has the problem %s', (amountText, problem) => {
  const { problems, request } = check({ ...draft, amountText }, transfer, purse);
  expect(problems.amount).toBe(problem);
  expect(request === undefined).toBe(problem !== undefined);
});

test('WDR-03 the method’s own fields are checked and no others, each as missing or wrong', () => {
  const empty: Draft = { ...draft, accounts: {}, bankCode: '', details: { holder: ' ' } };
  expect(check(empty, transfer, purse).problems).toEqual({
    account: 'missing',
    bankCode: 'missing',
    accountType: 'missing',
    taxId: 'missing',
    holder: 'missing',
  });
  expect(check(empty, cuentaRut, purse).problems).toEqual({ account: 'missing' });
  const wrongDigit = { ...draft, accounts: { rut: '12.345.678-9' } };
  expect(check(wrongDigit, cuentaRut, purse).problems).toEqual({ account: 'wrong' });
  const wrong: Draft = {
    ...draft,
    bankCode: '001',
    details: { accountType: 'rut', taxId: '12.345.678-9', holder: 'Camila 2' },
  };
  expect(check(wrong, transfer, purse).problems).toEqual({
    accountType: 'wrong',
    taxId: 'wrong',
    holder: 'wrong',
  });
});

test('WDR-03 a saved account is requested by its id, whatever is typed in the form', () => {
  const saved = { id: 'W1', account: '001***789', paymentMethod: 'transferencia', bank: 'BancoEstado' };
  const { request, problems } = check({ ...draft, details: {} }, transfer, purse, saved);
  expect(problems).toEqual({});
  expect(request?.payee).toBe(saved);
});

test.each(['', '999', '0012'])(
  'WDR-03 the bank %j that the method lacks is missing, and no request is made',
  (bankCode) => {
    const { request, problems } = check({ ...draft, bankCode }, transfer, purse);
    expect(problems.bankCode).toBe('missing');
    expect(request).toBeUndefined();
  },
);

test('WDR-01 an unknown balance limits no amount below the method’s maximum', () => {
  expect(check({ ...draft, amountText: '3,000,000' }, transfer, undefined).problems).toEqual({});
});

test('WDR-01 the largest amount stays within balance and limits', () => {
  expect(maxWithdrawable(app, transfer, purse)).toBe(purse);
  expect(maxWithdrawable(app, transfer, 900_000_000n)).toBe(300_000_000n);
  expect(maxWithdrawable(app, transfer, 499_999n)).toBeUndefined();
});
