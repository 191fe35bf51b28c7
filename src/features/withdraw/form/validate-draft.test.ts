import { expect, test } from 'vitest';
import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import type { Draft } from './draft.ts';
import { mostOf, validateDraft } from './validate-draft.ts';

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
  accountRule: { kind: 'bank-account', pattern: '^[0-9]{4,20}$', hint: '' },
  banks: [{ code: '012', name: 'BancoEstado' }],
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
  bankCode: '012',
  holder: ' Camila Rojas ',
};
const purse = 2_500_000n;

test('WDR-01 the fee comes out of the amount, and the request is in the form the server takes', () => {
  const { sum, request, problems } = validateDraft(draft, transfer, purse);
  expect(problems).toEqual({});
  expect(sum).toEqual({ amount: 1_000_000n, fee: 10_000n, received: 990_000n });
  expect(request).toEqual({
    method: transfer,
    amount: 1_000_000n,
    account: '00123456789',
    bankCode: '012',
    holder: 'Camila Rojas',
  });
  expect(validateDraft(draft, cuentaRut, purse).request).toEqual({
    method: cuentaRut,
    amount: 1_000_000n,
    account: '12345678-5',
  });
});

test.each([
  ['', 'missing'],
  ['4,999', 'below'],
  ['25,000', undefined],
  ['25,001', 'uncovered'],
  ['3,000,001', 'above'],
])('WDR-01 the amount %j is %s', (amountText, problem) => {
  const check = validateDraft({ ...draft, amountText }, transfer, purse);
  expect(check.problems.amount).toBe(problem);
  expect(check.request === undefined).toBe(problem !== undefined);
});

test('WDR-01 everything the method asks for is asked for, and no more', () => {
  const empty = { ...draft, accounts: {}, bankCode: '', holder: ' ' };
  expect(validateDraft(empty, transfer, purse).problems).toEqual({
    account: true,
    bankCode: true,
    holder: true,
  });
  expect(validateDraft(empty, cuentaRut, purse).problems).toEqual({ account: true });
  const wrongDigit = { ...draft, accounts: { rut: '12.345.678-9' } };
  expect(validateDraft(wrongDigit, cuentaRut, purse).problems).toEqual({ account: true });
});

test('WDR-01 while the balance is not known yet the server judges', () => {
  expect(validateDraft({ ...draft, amountText: '90,000' }, transfer, undefined).problems).toEqual({});
});

test('WDR-01 the most that can be taken out stays within the limits', () => {
  expect(mostOf(transfer, purse)).toBe(purse);
  expect(mostOf(transfer, 900_000_000n)).toBe(300_000_000n);
  expect(mostOf(transfer, 499_999n)).toBeUndefined();
});
