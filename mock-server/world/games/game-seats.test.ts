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

test('GAM-05 the keys of entries and seats that are over are dropped', () => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  const { gameEntries, gameSeats } = world.state;
  const sit = () => takeSeat(world, enterGame(world, session, 'g-0001').entry);
  for (let visit = 0; visit < 3; visit += 1) sit();
  enterGame(world, session, 'g-0001');
  expect([gameEntries.size, gameSeats.size]).toEqual([4, 3]);
  pass(60 * 60_000 + 1);
  const last = sit();
  expect([gameEntries.size, [...gameSeats.keys()]]).toEqual([1, [last.key]]);
  const other = openSession(world, richPlayer);
  closeSession(world, session);
  const kept = takeSeat(world, enterGame(world, other, 'g-0001').entry);
  expect([...gameSeats.keys()]).toEqual([kept.key]);
});
