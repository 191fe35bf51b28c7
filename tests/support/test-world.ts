import { dueRunners } from '../../mock-server/registry/registry.ts';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { seedWorld } from '../../mock-server/seed/world.ts';
import { runDueWith } from '../../mock-server/world/core/due.ts';
import { createWorld, type World } from '../../mock-server/world/core/world.ts';
import { type Catalogue, indexCatalogue } from '../../mock-server/world/tables/catalogue.ts';

/** Small enough to build in a moment, large enough for a second page. */
export const testCatalogue = indexCatalogue(seedCatalogue({ size: 48 }));

/** The same games, each table for one player: rounds of a table that is shared are at the world's times (GAM-13). */
export const soloCatalogue: Catalogue = { ...testCatalogue, tablePlaces: new Map() };

/** A Saturday in Chile's spring. */
export const TEST_NOW = Date.parse('2026-11-21T12:00:00.000Z');

export interface TestWorld {
  world: World;
  /** Lets time pass, and does what falls due. */
  pass(ms: number): void;
}

/** The seeded world under a clock that only the test moves. */
export function createTestWorld(seed = 1, catalogue = testCatalogue): TestWorld {
  let now = TEST_NOW;
  const world = createWorld({ catalogue, clock: () => now, seed });
  seedWorld(world);
  return {
    world,
    pass(ms) {
      now += ms;
      runDueWith(world, dueRunners);
    },
  };
}

/** Ids of the seeded players: the one with money and a bound phone, and the one with neither. */
export const richPlayer = 'P000001';
export const newPlayer = 'P000002';
