import { expect, test } from 'vitest';
import { TEST_NOW, testCatalogue } from '../../../tests/support/test-world.ts';
import { createWorld } from './world.ts';

const small = { ...testCatalogue, games: testCatalogue.games.slice(0, 7) };

test('MOC-04 the clock of a world is the given one and what its console added', () => {
  let now = TEST_NOW;
  const world = createWorld({ catalogue: testCatalogue, clock: () => now });
  expect(world.now()).toBe(TEST_NOW);
  world.state.clockAheadMs = 5000;
  now += 70;
  expect(world.now()).toBe(TEST_NOW + 5070);
  expect([world.events, world.chatDeliveries]).toEqual([[], []]);
});

test('MOC-01 a world without a seed is that of the seed 1, and a given state is kept', () => {
  const of = (seed?: number) =>
    createWorld({ catalogue: testCatalogue, clock: () => 0, ...(seed && { seed }) });
  expect(of().state.random).toEqual(of(1).state.random);
  expect(of().state.random).not.toEqual(of(2).state.random);
  expect(of().state.tableSeed).toBe('64675702 1256322491 70691819 -1209970322');
  const { state } = of(2);
  const kept = createWorld({ catalogue: testCatalogue, clock: () => 0, seed: 1, state });
  expect(kept.state).toBe(state);
  const first = of(2).random.next();
  expect(kept.random.next()).toBe(first);
});

test('MOC-04 a lobby that was given a number of games has so many, where the mock can make them', () => {
  const catalogueOf = (games: number) => (games === 7 ? small : { ...testCatalogue });
  const world = createWorld({ catalogue: testCatalogue, catalogueOf, clock: () => 0 });
  const fixed = createWorld({ catalogue: testCatalogue, clock: () => 0 });
  expect(world.catalogue).toBe(testCatalogue);
  for (const { state } of [world, fixed]) state.lobby = { games: 7 };
  expect(world.catalogue).toBe(small);
  expect(fixed.catalogue).toBe(testCatalogue);
});
