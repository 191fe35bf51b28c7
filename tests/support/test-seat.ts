import { engineFor } from '../../mock-server/studio/games/engines.ts';
import type { EngineName } from '../../mock-server/studio/kit/chance/engine.ts';
import { takeSeat } from '../../mock-server/world/games/game-seats.ts';
import { enterGame, gameById } from '../../mock-server/world/games/games.ts';
import { livePlanOf, liveRounds } from '../../mock-server/world/games/live-rounds.ts';
import { playRound } from '../../mock-server/world/games/rounds.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import type { SeedGame } from '../../mock-server/world/tables/catalogue.ts';
import type { GameSeat, RoundRow } from '../../mock-server/world/tables/game-rows.ts';
import { createTestWorld, richPlayer, soloCatalogue, type TestWorld, testCatalogue } from './test-world.ts';

export interface TestSeat extends TestWorld {
  seat: GameSeat;
  least: number;
}

/** The seeded player at the first game of an engine, when it takes bets. @throws when the test catalogue has none */
export function sitAt(
  engine: string,
  seed = 1,
  test: TestWorld = createTestWorld(seed, soloCatalogue),
): TestSeat {
  const { world } = test;
  const game = world.catalogue.games.find((row) => engineFor(row).name === engine);
  if (!game) throw new Error(`The test catalogue has no ${engine}.`);
  const { entry } = enterGame(world, openSession(world, richPlayer), game.id);
  if (livePlanOf(world, game)) passToBets(test, { gameId: game.id });
  return { ...test, seat: takeSeat(world, entry), least: game.minBet };
}

export interface Dealt extends TestSeat {
  round: RoundRow;
}

/** A round of the smallest stake. */
export const roundAt = ({ world, seat, least }: TestSeat, id: string, spot: string): RoundRow =>
  playRound(world, seat, { id, stakes: [{ spot, stake: least }] });

/** The first hand of blackjack that is open, and still is after what `act` does with it; `false` passes it over. */
export function dealtHand(act: (dealt: Dealt) => unknown = () => true): Dealt {
  for (let seed = 1; seed < 200; seed += 1) {
    const sat = sitAt('blackjack', seed);
    const dealt = { ...sat, round: roundAt(sat, 'round-hand', 'hand') };
    const isOpen = () => dealt.round.state === 'open';
    if (isOpen() && act(dealt) !== false && isOpen()) return dealt;
  }
  throw new Error('No such hand was dealt.');
}

const { world: anyWorld } = createTestWorld();

/** The first game with shared rounds of each engine that has any. */
export const sharedGames: ReadonlyMap<EngineName, SeedGame> = new Map(
  testCatalogue.games
    .filter((game) => livePlanOf(anyWorld, game))
    .reverse()
    .map((game) => [game.engine, game]),
);

/** @throws when no table shares the rounds of the engine */
export function sharedGame(engine: EngineName): SeedGame {
  const game = sharedGames.get(engine);
  if (!game) throw new Error(`The test catalogue has no live ${engine}.`);
  return game;
}

/** Advances the clock until a shared round takes bets (GAM-13). */
export function passToBets({ world, pass }: TestWorld, { gameId }: Pick<GameSeat, 'gameId'>): void {
  pass(liveRounds(world, gameById(world, gameId)).at(world.now()).endsAt - world.now());
}
