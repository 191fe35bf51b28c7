import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { storedIntent } from '../../tests/support/stored-intent.ts';
import { findOrder as findAt, lookUp, pageOf } from './find-order.ts';
import type { StoredIntent } from './intent-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE_MS = 60_000;
const intent = storedIntent({ amount: '1010000', asked: '1000000', sentAt: NOW });
const at = (ms: number) => new Date(NOW + ms).toISOString();
const own = { id: 'own', intentId: intent.id, amount: 10_000, createdAt: at(200) };
const other = { ...own, id: 'other', intentId: 'c81f3a64-52b9-4e0d-b7d6-19a4e5f20c88' };
const { intentId: _, ...nameless } = { ...own, id: 'nameless' };

const findOrder = (orders: Parameters<typeof findAt>[0], of: StoredIntent) => findAt(orders, of, NOW + 5_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW + 5_000);
});
afterEach(() => vi.useRealTimers());

test('NET-14 the order that names the intent is found at any place, in upper case too', () => {
  expect(findOrder([other, own], intent)).toBe(own);
  const shouted = { ...own, intentId: intent.id.toUpperCase() };
  expect(findOrder([other, shouted], intent)).toBe(shouted);
});

test('NET-14 an order of another intent is not found, although its amount and time are equal', () => {
  expect(findOrder([other], intent)).toBeNull();
  expect(findOrder([], intent)).toBeNull();
});

test('NET-14 an order of the intent with another amount leaves the result unknown', () => {
  expect(findOrder([{ ...own, amount: 9_000 }], intent)).toBeUndefined();
});

test('NET-14 an order without an intent is found by its amount and time, if only one fits', () => {
  expect(findOrder([nameless], intent)).toBe(nameless);
  expect(findOrder([{ ...nameless, amount: 9_000 }], intent)).toBeNull();
  expect(findOrder([{ ...nameless, createdAt: at(-3 * MINUTE_MS) }], intent)).toBeNull();
  expect(findOrder([{ ...nameless, createdAt: at(3 * MINUTE_MS) }], intent)).toBeNull();
  for (const way of [-1, 1]) {
    expect(findOrder([{ ...nameless, createdAt: at(way * 2 * MINUTE_MS) }], intent)).toBeNull();
    expect(findOrder([{ ...nameless, createdAt: at(way * (2 * MINUTE_MS - 1)) }], intent)).not.toBeNull();
  }
  expect(findOrder([nameless, { ...nameless, id: 'twin' }], intent)).toBeUndefined();
});

test.each([-24 * 60 * MINUTE_MS, 40 * MINUTE_MS, 40 * 24 * 60 * MINUTE_MS])(
  'NET-14 APP-18 the time of an order is compared by the server’s clock on a phone that is %d ms off',
  (ahead) => {
    vi.setSystemTime(NOW + ahead + 5_000);
    const sent = { ...intent, sentAt: NOW + ahead };
    expect(findAt([nameless], sent, NOW + 5_000)).toBe(nameless);
    expect(findAt([nameless], sent, undefined)).toBe(nameless);
  },
);

test('NET-14 an intent of an earlier release finds its order without an amount', () => {
  const { asked: __, ...old } = intent;
  expect(findOrder([{ ...own, amount: 9_000 }], old)).toMatchObject({ id: 'own' });
});

test('NET-14 an order without a time is found by its amount', () => {
  const { createdAt: __, ...timeless } = nameless;
  expect(findOrder([timeless], intent)).toBe(timeless);
  expect(findOrder([{ ...timeless, amount: 9_000 }], intent)).toBeNull();
});

test('NET-14 a look-up without a list leaves the order unknown, and an empty list finds none', async () => {
  const found = (answer: Promise<{ list?: (typeof own)[] }>) => lookUp(deviceApp(), intent, answer);
  expect(await found(Promise.reject(new Error('No answer.')))).toBeUndefined();
  expect(await found(Promise.resolve({}))).toBeUndefined();
  expect(await found(Promise.resolve({ list: [] }))).toBeNull();
  expect(await found(Promise.resolve({ list: [other, own] }))).toBe(own);
  expect(pageOf(intent)).toEqual({ pageNum: 1, pageSize: 20, intentId: intent.id });
});
