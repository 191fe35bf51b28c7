import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/test-seat.ts';
import { createTestWorld, richPlayer } from '../../../tests/support/test-world.ts';
import { closeSession, openSession } from '../players/sessions.ts';
import { seatOf, takeSeat } from './game-seats.ts';
import { enterGame } from './games.ts';

test('GAM-05 an entry is good once, for five minutes, and while the login lasts', () => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  const enter = () => enterGame(world, session, 'g-0001').entry;
  const used = enter();
  const seat = takeSeat(world, used);
  expect(refusalOf(() => takeSeat(world, used))).toBe('entry-over');
  expect(refusalOf(() => takeSeat(world, 'en_nobody'))).toBe('entry-over');
  const late = enter();
  pass(5 * 60_000 + 1);
  expect(refusalOf(() => takeSeat(world, late))).toBe('entry-over');
  expect(seatOf(world, seat.key)).toBe(seat);
  const orphan = enter();
  closeSession(world, session);
  expect(refusalOf(() => takeSeat(world, orphan))).toBe('entry-over');
  expect(refusalOf(() => seatOf(world, seat.key))).toBe('seat-over');
  expect(used).not.toContain(session.token);
});
