import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBelow } from './draw.ts';

const NUMBERS = 2 ** 32;

function resultsOf(numbers: readonly number[], count: number): (number | undefined)[] {
  return numbers.map((number) => {
    const left = [number, NUMBERS - 1 - number];
    const result = drawBelow({ next: () => (left.shift() ?? 0) / NUMBERS }, count);
    return left.length === 1 ? result : undefined;
  });
}

/** Results rise with the numbers, so it is enough to check both ends of a result's range and the next number. */
function assertFair(count: number, result: number): void {
  const each = Math.floor(NUMBERS / count);
  const first = Number((BigInt(result) * BigInt(NUMBERS) + BigInt(count - 1)) / BigInt(count));
  const next = Number((BigInt(result + 1) * BigInt(NUMBERS) + BigInt(count - 1)) / BigInt(count));
  expect(resultsOf([first, first + each - 1], count)).toEqual([result, result]);
  expect(next - first - each).toBeLessThanOrEqual(1);
  if (next > first + each) expect(resultsOf([first + each], count)).toEqual([undefined]);
  if (result > 0) expect(resultsOf([first - 1], count)[0]).not.toBe(result);
}

test('GAM-10 every result below a count has as many numbers of 32 bits as any other: the counts of the games', () => {
  for (const count of [1, 2, 6, 24, 25, 37, 40, 52, 75, 100, 10_000, 102 ** 3, 106 ** 3])
    for (const result of [0, Math.floor(count / 3), count - 1]) assertFair(count, result);
});

test('GAM-10 every result below a count has as many numbers of 32 bits as any other: any count', () => {
  const picked = fc
    .integer({ min: 1, max: 2 ** 21 })
    .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 0, max: count - 1 })));
  fc.assert(
    fc.property(picked, ([count, result]) => assertFair(count, result)),
    { numRuns: 500 },
  );
});
