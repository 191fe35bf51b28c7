import { expect, test } from 'vitest';
import { createTestWorld, richPlayer } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { assertBalanced } from '../core/ledger.ts';
import { playHistory } from './bet-history.ts';
import { betsOf } from './bets.ts';

test('HIS-02 MOC-04 999 bets of the past are real ones: wallet, totals and rows agree', () => {
  const { world } = createTestWorld();
  const before = playerBalance(world, richPlayer).cash;
  expect(playHistory(world, richPlayer, { count: 999, isBonus: false })).toBe(999);
  const { list, total, totals } = betsOf(world, richPlayer, { isBonus: false, pageNum: 1, pageSize: 999 });
  expect([list.length, total]).toEqual([999, 999]);
  const sum = (of: 'stake' | 'payout') => list.reduce((all, bet) => all + bet[of], 0);
  expect(totals).toEqual({ stake: sum('stake'), payout: sum('payout'), openStake: 0 });
  expect(playerBalance(world, richPlayer).cash).toBe(before - totals.stake + totals.payout);
  expect(
    list.every(({ createdAt }, index) => index === 0 || createdAt < (list[index - 1]?.createdAt ?? 0)),
  ).toBe(true);
  assertBalanced(world);
  expect(playHistory(world, richPlayer, { count: 5, isBonus: true })).toBe(0);
});

test('HIS-02 MOC-04 a second history is read among the first, newest first', () => {
  const { world } = createTestWorld();
  for (const count of [5, 9]) playHistory(world, richPlayer, { count, isBonus: false });
  const { list } = betsOf(world, richPlayer, { isBonus: false, pageNum: 1, pageSize: 999 });
  const times = list.map(({ createdAt }) => createdAt);
  expect(times).toHaveLength(14);
  expect(times).toEqual([...times].sort((one, other) => other - one));
});
