import { expect, test } from 'vitest';
import { roundAt, sitAt } from '../../../tests/support/test-seat.ts';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { endHand } from './hands.ts';
import { openRound, openRoundsOf, waitsUntil } from './open-rounds.ts';

const DAY_MS = 86_400_000;

test('GAM-14 a round under way is found by its player and game until it ends', () => {
  const room = createTestWorld();
  const { world } = room;
  const poker = sitAt('poker', 1, room);
  const crash = sitAt('crash', 1, room);
  const slot = sitAt('slot', 1, room);
  const hand = roundAt(poker, 'round-of-poker', 'hand');
  const flight = roundAt(crash, 'round-of-crash', 'flight');
  roundAt(slot, 'round-of-slot', 'spin');
  expect([poker, crash, slot].map(({ seat }) => openRound(world, seat))).toEqual([hand, flight, undefined]);
  expect(openRound(world, { ...poker.seat, playerId: newPlayer })).toBeUndefined();
  expect([...openRoundsOf(world, richPlayer)]).toEqual([
    [poker.seat.gameId, hand],
    [crash.seat.gameId, flight],
  ]);
  expect(openRoundsOf(world, newPlayer).size).toBe(0);
  endHand(world, hand.key);
  expect([...openRoundsOf(world, richPlayer).keys()]).toEqual([crash.seat.gameId]);
});

test('GAM-14 a hand of one’s own waits 24 hours, and neither a flight nor a shared hand waits', () => {
  const room = createTestWorld();
  const { world, pass } = room;
  const flight = roundAt(sitAt('crash', 1, room), 'round-of-crash', 'flight');
  expect([flight.state, waitsUntil(world, flight)]).toEqual(['open', undefined]);
  const table = sitAt('blackjack', 1, room);
  const shared = roundAt(table, 'round-of-cards', 'shared');
  expect([shared.state, waitsUntil(world, shared)]).toEqual(['open', undefined]);
  const hand = roundAt(sitAt('poker', 1, room), 'round-of-poker', 'hand');
  const other = roundAt(sitAt('mines', 1, room), 'round-of-mines', 'mines-3');
  expect([hand, other].map((round) => waitsUntil(world, round))).toEqual(Array(2).fill(world.now() + DAY_MS));
  pass(1000);
  endHand(world, hand.key);
  expect(hand.state).toBe('settled');
  endHand(world, hand.key);
  expect([hand, other].map((round) => waitsUntil(world, round))).toEqual([
    undefined,
    world.now() + DAY_MS - 1000,
  ]);
});
