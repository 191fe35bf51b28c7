// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { earlyCallKey, startEarlyCalls, takeEarlyCall } from './early-calls.ts';

afterEach(() => vi.useRealTimers());

test('APP-16 an early answer is taken once, and by no screen that opens long after', () => {
  vi.useFakeTimers();
  const orders = earlyCallKey('/recharge/orders', '{}', 'ks', 'tk');
  const methods = earlyCallKey('/recharge/paymentMethods', '{}', 'ks', 'tk');
  const answer = Promise.resolve(new Response());
  window.__earlyCalls = { [orders]: answer, [methods]: answer };
  startEarlyCalls();
  vi.advanceTimersByTime(5_000);
  expect(takeEarlyCall(orders)).toBe(answer);
  expect(takeEarlyCall(orders)).toBeUndefined();
  vi.advanceTimersByTime(20_000);
  expect(takeEarlyCall(methods)).toBeUndefined();
});
