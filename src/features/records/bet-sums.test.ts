import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp, outcomeOf, totalsOf } from './bet-sums.ts';

const cents = fc.integer({ min: 0, max: 100_000_000_00 });

test('HIS-02 rows add up to the cent, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ stake: cents, payout: cents }), { maxLength: 999 }), (rows) => {
      const bets = rows.map(({ stake, payout }) => ({ stake: stake / 100, payout: payout / 100 }));
      const sum = (pick: 'stake' | 'payout') => rows.reduce((total, row) => total + BigInt(row[pick]), 0n);
      const { stake, payout, result } = addUp(bets);
      expect([stake, payout, result]).toEqual([sum('stake'), sum('payout'), sum('payout') - sum('stake')]);
    }),
    { seed: 20261121, numRuns: 100 },
  );
});

test("HIS-02 the server's totals are shown as they came", () => {
  expect(totalsOf({ stake: 1000.5, payout: 250.25 })).toEqual({
    stake: 100_050n,
    payout: 25_025n,
    result: -75_025n,
  });
});

test.each([
  ['won', 1000, 300, 'lost'],
  ['won', 1000, 1000, 'returned'],
  ['won', 1000, 1000.01, 'won'],
  ['lost', 1000, 0, 'lost'],
  ['lost', 1000, 2500, 'won'],
  ['refunded', 1000, 1000, 'void'],
  ['open', 1000, 0, 'open'],
] as const)(
  'HIS-02 a bet that the game calls %s, of %d with a payout of %d, is %s',
  (status, stake, payout, outcome) => {
    expect(outcomeOf({ status, stake, payout })).toBe(outcome);
  },
);
