import { expect, test } from 'vitest';
import { TEST_NOW, testCatalogue } from '../../../tests/support/test-world.ts';
import { emptyState } from '../tables/state.ts';
import { type Purpose, worldSecret } from './secret.ts';
import { createWorld, type World } from './world.ts';

const state = () => emptyState(worldSecret(1, 'test'));
const small = { ...testCatalogue, games: testCatalogue.games.slice(0, 7) };

test('MOC-04 the clock of a world is the given clock plus the time that the console added', () => {
  let now = TEST_NOW;
  const world = createWorld({ catalogue: testCatalogue, clock: () => now, state: state() });
  expect(world.now()).toBe(TEST_NOW);
  world.state.clockAheadMs = 5000;
  now += 70;
  expect(world.now()).toBe(TEST_NOW + 5070);
  expect([world.events, world.chatDeliveries]).toEqual([[], []]);
});

test('MOC-01 a secret gives each purpose numbers of its own, always the same, and a kept state continues them', () => {
  const of = (seed: number) =>
    createWorld({
      catalogue: testCatalogue,
      clock: () => 0,
      state: emptyState(worldSecret(seed, 'test')),
    });
  const drawn = ({ random }: World, purpose: Purpose = 'token') => random(purpose).next();
  const [first, same, other] = [of(1), of(1), of(2)];
  const numbers = [drawn(first), drawn(first), drawn(first, 'sms code'), drawn(other)];
  expect(new Set(numbers).size).toBe(4);
  expect([drawn(same), drawn(same), drawn(same, 'sms code')]).toEqual(numbers.slice(0, 3));
  const kept = createWorld({ catalogue: testCatalogue, clock: () => 0, state: same.state });
  expect(drawn(kept)).toBe(drawn(first));
});

test('MOC-04 a lobby set to a number of games gets a catalogue of that size', () => {
  const catalogueOf = (games: number) => (games === 7 ? small : { ...testCatalogue });
  const world = createWorld({ catalogue: testCatalogue, catalogueOf, clock: () => 0, state: state() });
  const fixed = createWorld({ catalogue: testCatalogue, clock: () => 0, state: state() });
  expect(world.catalogue).toBe(testCatalogue);
  for (const one of [world, fixed]) one.state.lobby = { games: 7 };
  expect(world.catalogue).toBe(small);
  expect(fixed.catalogue).toBe(testCatalogue);
});
