import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkUntilKnown } from './check-until-known.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('DEP-04 queries an unknown result at once, then ever more slowly, at last every 15 seconds', async () => {
  const start = Date.now();
  const askedAt: number[] = [];
  const request = async () => {
    askedAt.push((Date.now() - start) / 1_000);
    return askedAt.length < 12 ? undefined : 'paid';
  };
  const known = checkUntilKnown(request, () => true);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await known).toBe('paid');
  expect(askedAt).toEqual([0, 1, 3, 7, 15, 30, 45, 60, 75, 90, 105, 120]);
});

test('DEP-04 sends no query once the result is not wanted any more', async () => {
  let isWanted = true;
  const request = vi.fn(async () => undefined);
  const given = checkUntilKnown(request, () => isWanted);
  await vi.advanceTimersByTimeAsync(20_000);
  const before = request.mock.calls.length;
  isWanted = false;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(before).toBeGreaterThan(3);
  expect(request).toHaveBeenCalledTimes(before);
  expect(await given).toBeUndefined();
});
