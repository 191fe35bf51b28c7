import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/test-seat.ts';
import { createTestWorld, richPlayer } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { assertBalanced } from '../core/ledger.ts';
import { openSession } from '../players/sessions.ts';
import { activityOf } from '../records/activity-records.ts';
import { issueEntry, takeSeat } from './game-seats.ts';
import { hasFreeSpin, luckyGame, spinFree } from './lucky-wheel.ts';

test('GAM-07 the free spin of the lucky wheel pays cash with a record, once a day of the market', () => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  const { key } = issueEntry(world, session, luckyGame(world), true);
  const seat = takeSeat(world, key);
  const before = playerBalance(world, richPlayer).cash;
  const round = spinFree(world, seat, 'round-free-1');
  expect(round.payout).toBeGreaterThan(0);
  expect(spinFree(world, seat, 'round-free-1')).toBe(round);
  expect(playerBalance(world, richPlayer).cash).toBe(before + round.payout);
  expect(activityOf(world, richPlayer)[0]).toMatchObject({ type: 'lucky_wheel', amount: round.payout });
  expect(refusalOf(() => spinFree(world, seat, 'round-free-2'))).toBe('no-free-spin');
  expect(hasFreeSpin(world, seat)).toBe(false);
  pass(24 * 60 * 60_000);
  expect(hasFreeSpin(world, seat)).toBe(true);
  assertBalanced(world);
});
