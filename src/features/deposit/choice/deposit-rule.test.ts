import { expect, test } from 'vitest';
import { weekendOffer as offer } from '../../../../tests/support/deposits.ts';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { checkDeposit, checkDetails, depositSum } from './deposit-rule.ts';
import type { Choice } from './initial-draft.ts';

const khipu: PaymentMethod = {
  code: 'khipu',
  name: 'Khipu',
  icon: '/resources/v1/payment-icons/khipu.svg',
  min: 1000,
  max: 3_000_000,
  feeRate: 0.01,
  feeFixed: 150,
  routing: 'khipu-bank',
  payChannel: 'khipu',
  needsOtp: false,
  flow: 'redirect',
  accountRule: { kind: 'email', pattern: '^[^@ ]+@[^@ ]+[.][^@ ]{2,}$', hint: '' },
  banks: [{ code: '012', name: 'BancoEstado' }],
};
const offered = { offers: [offer], recommended: [{ amount: 10_000, bonus: 1_000, tag: '' }] };
const choice: Choice = {
  methodCode: 'khipu',
  amountText: '10,000',
  accounts: { email: 'ana@correo.cl' },
  bankCode: '012',
  offerId: undefined,
  declinesBonus: false,
  visit: undefined,
};

function check(typed: Choice, amount: bigint) {
  const { problems, output } = checkDeposit(khipu, typed, offered, true);
  return { problems, request: output, sum: depositSum(amount, typed, khipu, offered, true) };
}

test('DEP-01 fee, total and bonus follow from the choice', () => {
  const { sum, problems } = check(choice, 1_000_000n);
  expect(problems).toEqual({});
  expect(sum).toMatchObject({ amount: 1_000_000n, fee: 25_000n, total: 1_025_000n, offer: undefined });
  expect(sum?.bonus?.amount).toBe(100_000n);
});

test('DEP-01 a chosen offer is sent only if the amount reaches its minimum', () => {
  const opted = { ...choice, offerId: offer.id };
  expect(check(opted, 1_000_000n)).toMatchObject({
    sum: { bonus: { amount: 500_000n }, offer },
    request: { activityId: offer.id },
  });
  const small = check({ ...opted, amountText: '9,999' }, 999_900n);
  expect(small.sum?.bonus).toBeUndefined();
  expect(small.request).not.toHaveProperty('activityId');
});

test.each([
  ['999', 'below'],
  ['1,000', undefined],
  ['3,000,000', undefined],
  ['3,000,001', 'above'],
])('DEP-01 DEP-03 the limits 1,000 and 3,000,000 make the amount %s %s', (amountText, problem) => {
  const { problems, output } = checkDeposit(khipu, { ...choice, amountText }, offered, true);
  expect([problems.amount, output === undefined]).toEqual([problem, problem !== undefined]);
});

test('DEP-03 the request has account and bank as the method wants them, or there is no request', () => {
  expect(check(choice, 1_000_000n).request).toEqual({
    amount: 1_000_000n,
    total: 1_025_000n,
    method: khipu,
    account: 'ana@correo.cl',
    bankCode: '012',
  });
  const typedBefore = { phone: '912345678', ...choice.accounts };
  expect(check({ ...choice, accounts: typedBefore }, 1_000_000n).request?.account).toBe('ana@correo.cl');
  expect(check({ ...choice, bankCode: '999' }, 1_000_000n).problems).toEqual({ bankCode: 'missing' });
  const wrong = check({ ...choice, accounts: {}, bankCode: '' }, 1_000_000n);
  expect(wrong.problems).toEqual({ account: 'missing', bankCode: 'missing' });
  expect(wrong.request).toBeUndefined();
  expect(
    checkDetails({ ...khipu, accountRule: { kind: 'none', hint: '' } }, { ...choice, accounts: {} }).output,
  ).toEqual({
    bankCode: '012',
  });
});

test('DEP-01 PRO-05 a declined bonus is sent as declined, but a chosen offer still counts', () => {
  const declined = { ...choice, declinesBonus: true };
  expect(check(declined, 1_000_000n).request).toMatchObject({ declinesBonus: true });
  const without = check({ ...declined, amountText: '9,000' }, 900_000n).request;
  expect(without).not.toHaveProperty('declinesBonus');
  const opted = check({ ...declined, offerId: offer.id }, 1_000_000n).request;
  expect(opted).toMatchObject({ activityId: offer.id });
  expect(opted).not.toHaveProperty('declinesBonus');
});
