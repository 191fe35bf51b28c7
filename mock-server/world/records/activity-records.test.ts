import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { recordActivity } from '../core/ledger.ts';
import { activityOf } from './activity-records.ts';

test('HIS-01 each activity moves its money and is recorded with the balance after it, newest first, by days', () => {
  const { world, pass } = createTestWorld();
  const start = world.now();
  const cashback = (playerId: string, amount: number) =>
    recordActivity(world, playerId, 'cashback', amount, `pig ${amount}`, [
      { account: 'house', amount: -amount },
      { account: `player:${playerId}:cash`, amount },
    ]);
  cashback(richPlayer, 500);
  cashback(newPlayer, 700);
  pass(24 * 60 * 60_000);
  cashback(richPlayer, 100);
  const row = { type: 'cashback' };
  const rows = [
    { ...row, id: 'A000003', ref: 'pig 100', amount: 100, balanceAfter: 2_500_600, createdAt: world.now() },
    { ...row, id: 'A000001', ref: 'pig 500', amount: 500, balanceAfter: 2_500_500, createdAt: start },
  ];
  expect(activityOf(world, richPlayer)).toEqual(rows);
  expect(activityOf(world, richPlayer, { startDate: '2026-11-22' })).toEqual(rows.slice(0, 1));
  expect(activityOf(world, richPlayer, { endDate: '2026-11-21' })).toEqual(rows.slice(1));
  expect(activityOf(world, newPlayer)).toMatchObject([{ id: 'A000002', balanceAfter: 700 }]);
  expect(activityOf(world, 'P000003')).toEqual([]);
  expect(world.state.postings.at(-1)).toMatchObject({ memo: 'cashback', ref: 'pig 100' });
});
