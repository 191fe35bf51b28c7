import { beforeEach, expect, test } from 'vitest';
import type { PaymentMethod } from '../../api/generated/contract.schemas.ts';
import { createIntents, type DepositWish } from './deposit-intent.ts';
import { memoryIn } from './deposit-memory.ts';

const method: PaymentMethod = {
  code: 'mach',
  name: 'MACH',
  icon: '/resources/v1/payments/mach.svg',
  min: 1000,
  max: 500_000,
  feeRate: 0,
  feeFixed: 0,
  routing: 'mach-otp',
  payChannel: 'mach',
  needsOtp: true,
  flow: 'otp',
  accountRule: { kind: 'phone', hint: '' },
};
const wish: DepositWish = { amount: 1_000_000n, method, account: '912345678' };

let kept: unknown;
const memory = memoryIn({
  read: () => kept,
  write: (value) => {
    kept = structuredClone(value);
  },
});
const intents = createIntents(memory);
beforeEach(() => {
  kept = undefined;
});

test('DEP-06 a wish keeps its key over repeats and reloads, with another account too', () => {
  const id = intents.idFor(wish);
  expect(intents.idFor(wish)).toBe(id);
  expect(intents.idFor({ ...wish, account: '987654321' })).toBe(id);
  expect(createIntents(memory).idFor(wish)).toBe(id);
});

test('DEP-06 another amount, method or offer is another deposit', () => {
  const others: DepositWish[] = [
    wish,
    { ...wish, amount: 1_000_001n },
    { ...wish, method: { ...method, code: 'webpay' } },
    { ...wish, activityId: 'act-1' },
  ];
  expect(new Set(others.map((other) => intents.idFor(other))).size).toBe(others.length);
});

test('DEP-06 after the end of its order the same wish is a new deposit, wherever the end was told', () => {
  const id = intents.idFor(wish);
  intents.noteOrder(id, 'R1');
  intents.endOf('R2');
  expect(intents.idFor(wish)).toBe(id);
  intents.endOf('R1');
  expect(intents.idFor(wish)).not.toBe(id);
});

test('DEP-06 an order of an earlier wish changes nothing of the current one', () => {
  const first = intents.idFor(wish);
  const second = intents.idFor({ ...wish, amount: 2n });
  intents.noteOrder(first, 'R1');
  intents.endOf('R1');
  expect(intents.idFor({ ...wish, amount: 2n })).toBe(second);
});

test.each([
  undefined,
  null,
  7,
  'x',
  [],
  { intent: { id: 1 } },
  { open: 'R1', told: [7, null], reported: {} },
])('DEP-06 the broken memory %j reads as nothing', (broken) => {
  kept = broken;
  expect(memory.read()).toEqual({ open: [], told: [], reported: [] });
});
