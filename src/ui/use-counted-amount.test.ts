import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinor } from '../lib/money.ts';
import { countedAmount } from './use-counted-amount.ts';

const amounts = fc.integer({ min: 0, max: 1e11 }).map((minor) => minor / 100);

test('LOB-07 a balance that counts up shows amounts in between, and the balance at the end', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
      const shown = countedAmount(from, to, part);
      expect(toMinor(shown)).toBeDefined();
      expect(shown).toBeGreaterThanOrEqual(Math.min(from, to));
      expect(shown).toBeLessThanOrEqual(Math.max(from, to));
      expect(countedAmount(from, to, 0)).toBe(from);
      expect(countedAmount(from, to, 1)).toBe(to);
      expect(countedAmount(Math.round(from), Math.round(to), part) % 1).toBe(0);
    }),
  );
});

test('LOB-07 a balance that is no amount is never counted to, as if it were zero', () => {
  expect(countedAmount(10, Number.NaN, 0.5)).toBeNaN();
  expect(countedAmount(Number.NaN, 10, 0.5)).toBe(10);
});
