import { engineFor } from '../../mock-server/studio/engines/engines.ts';
import { Refusal } from '../../mock-server/world/core/refusal.ts';
import { takeSeat } from '../../mock-server/world/games/game-seats.ts';
import { enterGame } from '../../mock-server/world/games/games.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import type { GameSeat } from '../../mock-server/world/tables/game-rows.ts';
import { createTestWorld, richPlayer, type TestWorld } from './test-world.ts';

export interface TestSeat extends TestWorld {
  seat: GameSeat;
  /** Smallest stake of the game. */
  least: number;
}

/** The seeded player at the first game of an engine. @throws when the test catalogue has none */
export function sitAt(engine: string, seed = 1, test: TestWorld = createTestWorld(seed)): TestSeat {
  const { world } = test;
  const game = world.catalogue.games.find((row) => engineFor(row).name === engine);
  if (!game) throw new Error(`The test catalogue has no ${engine}.`);
  const { entry } = enterGame(world, openSession(world, richPlayer), game.id);
  return { ...test, seat: takeSeat(world, entry), least: game.minBet };
}

/** Code of the refusal something ends with, `done` when it does not. */
export function refusalOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'done';
}
