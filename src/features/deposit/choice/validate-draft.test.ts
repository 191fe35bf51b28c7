import { beforeEach, expect, test } from 'vitest';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { type App, emptyApp } from '../../../lib/app.ts';
import type { Choice } from './initial-draft.ts';
import { paymentDetailsOf, validateDraft } from './validate-draft.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

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
const offer = {
  id: 'act-semana-50',
  title: '50% extra esta semana',
  terms: 'El bono se juega 10 veces.',
  minAmount: 10_000,
  bonusRate: 0.5,
  maxBonus: 50_000,
  wagerTimes: 10,
  expiresAt: '2026-11-23T03:00:00.000Z',
};
const offered = { offers: [offer], recommended: [{ amount: 10_000, bonus: 1_000, tag: '' }] };
const choice: Choice = {
  methodCode: 'khipu',
  amountText: '10,000',
  accounts: { email: 'ana@correo.cl' },
  bankCode: '012',
  offerId: undefined,
  declinesBonus: false,
};

test('DEP-01 fee, total and bonus are known before paying', () => {
  const { sum, problems } = validateDraft(app, choice, khipu, offered);
  expect(problems).toEqual({});
  expect(sum).toMatchObject({ amount: 1_000_000n, fee: 25_000n, total: 1_025_000n, hasOffer: false });
  expect(sum?.bonus?.amount).toBe(100_000n);
});

test('DEP-01 an opted-in offer goes along, one the amount does not reach does not', () => {
  const opted = { ...choice, offerId: offer.id };
  expect(validateDraft(app, opted, khipu, offered)).toMatchObject({
    sum: { bonus: { amount: 500_000n }, hasOffer: true },
    request: { activityId: offer.id },
  });
  const small = validateDraft(app, { ...opted, amountText: '9,999' }, khipu, offered);
  expect(small.sum?.bonus).toBeUndefined();
  expect(small.request).not.toHaveProperty('activityId');
});

test('DEP-01 an amount outside the limits of the method cannot be paid', () => {
  expect(validateDraft(app, { ...choice, amountText: '999' }, khipu, offered)).toEqual({
    problems: { amount: 'below' },
    sum: undefined,
    request: undefined,
  });
});

test('DEP-03 account and bank go along in the form the method asks for, or nothing goes', () => {
  expect(validateDraft(app, choice, khipu, offered).request).toEqual({
    amount: 1_000_000n,
    total: 1_025_000n,
    method: khipu,
    account: 'ana@correo.cl',
    bankCode: '012',
  });
  const wrong = validateDraft(app, { ...choice, accounts: {}, bankCode: '' }, khipu, offered);
  expect(wrong.problems).toEqual({ account: true, bank: true });
  expect(wrong.request).toBeUndefined();
  expect(
    paymentDetailsOf({ ...khipu, accountRule: { kind: 'none', hint: '' } }, { ...choice, accounts: {} }),
  ).toEqual({
    bankCode: '012',
  });
});

test('DEP-01 PRO-05 a bonus the player does not want is declined, and an offer they opted into still holds', () => {
  const declined = { ...choice, declinesBonus: true };
  expect(validateDraft(app, declined, khipu, offered).request).toMatchObject({ declinesBonus: true });
  const opted = validateDraft(app, { ...declined, offerId: offer.id }, khipu, offered).request;
  expect(opted).toMatchObject({ activityId: offer.id });
  expect(opted).not.toHaveProperty('declinesBonus');
});
