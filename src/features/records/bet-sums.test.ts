import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp, balanceChange, outcomeOf, totalsOf } from './bet-sums.ts';

const status = fc.constantFrom('open' as const, 'won' as const, 'lost' as const);
const cents = fc.integer({ min: 0, max: 100_000_000_00 });

test('HIS-02 rows add up to the cent, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ stake: cents, payout: cents, status }), { maxLength: 999 }), (rows) => {
      const bets = rows.map((row) => ({ ...row, stake: row.stake / 100, payout: row.payout / 100 }));
      const sum = (pick: 'stake' | 'payout', some = rows) =>
        some.reduce((total, row) => total + BigInt(row[pick]), 0n);
      const under = sum(
        'stake',
        rows.filter((row) => row.status === 'open'),
      );
      const [stake, payout] = [sum('stake'), sum('payout')];
      expect(addUp(bets)).toEqual({ stake, payout, open: under, result: payout - stake + under });
      expect(balanceChange(bets), 'the balance has paid it all the same').toBe(payout - stake);
    }),
    { seed: 20261121, numRuns: 100 },
  );
});

test("HIS-02 the server's totals are shown as they came", () => {
  const totals = { stake: 1000.5, payout: 250.25 };
  const shown = { stake: 100_050n, payout: 25_025n };
  expect(totalsOf(totals, [])).toEqual({ ...shown, open: 0n, result: -75_025n });
  expect(totalsOf({ ...totals, openStake: 500 }, [])).toEqual({ ...shown, open: 50_000n, result: -25_025n });
});

test('HIS-02 a bet under way is no loss, also where the server does not say how much is', () => {
  const bet = { stake: 2000, payout: 0, status: 'open' } as const;
  expect(addUp([bet]).result).toBe(0n);
  expect(totalsOf({ stake: 2000, payout: 0 }, [bet])).toMatchObject({ open: 200_000n, result: 0n });
});

test.each([
  ['won', 1000, 300, 'lost'],
  ['returned', 1000, 1000, 'returned'],
  ['returned', 1000, 700, 'lost'],
  ['won', 1000, 1000, 'returned'],
  ['won', 1000, 1000.01, 'won'],
  ['lost', 1000, 0, 'lost'],
  ['lost', 1000, 2500, 'won'],
  ['refunded', 1000, 1000, 'void'],
  ['sold', 1000, 600, 'sold'],
  ['sold', 1000, 1400, 'sold'],
  ['open', 1000, 0, 'open'],
] as const)(
  'HIS-02 a bet that the game calls %s, of %d with a payout of %d, is %s',
  (status, stake, payout, outcome) => {
    expect(outcomeOf({ status, stake, payout })).toBe(outcome);
  },
);
