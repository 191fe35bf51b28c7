import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicRandom } from '../core/random.ts';
import { splitShares } from './packet-split.ts';

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
const never = () => {
  throw new Error('An equal split draws nothing.');
};
const drawing = (seed: number) => publicRandom(seed).next;

const wish = fc
  .record({
    least: fc.oneof(fc.constantFrom(1, 100, 10_000), fc.integer({ min: 1, max: 50_000 })),
    shares: fc.integer({ min: 1, max: 100 }),
    surplus: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 1e14 })),
    whole: fc.boolean(),
    seed: fc.integer(),
    kind: fc.constantFrom('equal' as const, 'random' as const),
  })
  .map(({ surplus, whole, ...rest }) => {
    const amount = rest.least * rest.shares + surplus;
    return { ...rest, amount: whole ? Math.ceil(amount / 100) * 100 : amount };
  });

test('RED-02 the shares add up to the amount exactly, each at least the least, for every amount and number', () => {
  fc.assert(
    fc.property(wish, ({ least, seed, ...packet }) => {
      const shares = splitShares(packet, least, drawing(seed));
      expect(shares).toHaveLength(packet.shares);
      expect(sum(shares)).toBe(packet.amount);
      expect(shares.every((share) => Number.isSafeInteger(share) && share >= least)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  [1, 1, 1, [1]],
  [100, 100, 1, Array.from({ length: 100 }, () => 1)],
  [1_000_000, 3, 10_000, [333_400, 333_300, 333_300]],
  [1_000_050, 3, 10_000, [333_350, 333_350, 333_350]],
  [1000, 3, 1, [334, 333, 333]],
  [200, 3, 1, [67, 67, 66]],
])(
  'RED-02 a split of %i cents into %i equal shares of at least %i gives the first ones the rest',
  (amount, shares, least, expected) => {
    expect(splitShares({ amount, shares, kind: 'equal' }, least, never)).toEqual(expected);
  },
);

test.each([
  [0, [100, 100, 100, 700]],
  [0.9999, [400, 300, 200, 100]],
])('RED-02 a draw of %d gives the least share or almost twice the average of the rest', (drawn, expected) => {
  const packet = { amount: 1000, shares: 4, kind: 'random' as const };
  expect(splitShares(packet, 100, () => drawn)).toEqual(expected);
});

test('RED-02 early and late claims of a random packet have the same expected value', () => {
  const [count, rounds] = [5, 4000];
  const totals = Array.from({ length: count }, () => 0);
  for (let seed = 0; seed < rounds; seed += 1) {
    const shares = splitShares({ amount: 500_000, shares: count, kind: 'random' }, 100, drawing(seed));
    for (const [place, share] of shares.entries()) totals[place] = (totals[place] ?? 0) + share;
  }
  for (const total of totals) expect(Math.abs(total / rounds / 100_000 - 1)).toBeLessThan(0.06);
});

test.each([
  [99, 100, 1],
  [199, 2, 100],
  [0, 1, 1],
  [100, 0, 1],
  [100, 1, 0],
  [100, 1.5, 1],
  [10.5, 1, 1],
])('RED-02 %d cents do not make %d shares of at least %d', (amount, shares, least) => {
  for (const kind of ['equal', 'random'] as const)
    expect(() => splitShares({ amount, shares, kind }, least, drawing(1))).toThrow(RangeError);
});
