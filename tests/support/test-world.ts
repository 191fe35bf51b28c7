import { dueRunners } from '../../mock-server/registry/registry.ts';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { seedWorld } from '../../mock-server/seed/world.ts';
import { bonusExpiry, grantBonus } from '../../mock-server/world/bonus/bonus-grants.ts';
import { runDueWith } from '../../mock-server/world/core/due.ts';
import { houseAccounts, playerAccount, post } from '../../mock-server/world/core/ledger.ts';
import { Refusal } from '../../mock-server/world/core/refusal.ts';
import { worldSecret } from '../../mock-server/world/core/secret.ts';
import { restore, snapshot } from '../../mock-server/world/core/snapshot.ts';
import { createWorld, type World } from '../../mock-server/world/core/world.ts';
import { betsOf, placeBet, settleBet } from '../../mock-server/world/games/bets.ts';
import { hashWithSalt } from '../../mock-server/world/players/passwords.ts';
import { addPlayer } from '../../mock-server/world/players/players.ts';
import { type Catalogue, indexCatalogue } from '../../mock-server/world/tables/catalogue.ts';
import { emptyState } from '../../mock-server/world/tables/state.ts';

/** Small, so that it is built fast, but with a second page. */
export const testCatalogue = indexCatalogue(seedCatalogue({ size: 48 }));

/** Tables for one player, because a shared table starts its rounds at fixed times (GAM-13). */
export const soloCatalogue: Catalogue = { ...testCatalogue, tablePlaces: new Map() };

export const TEST_NOW = Date.parse('2026-11-21T12:00:00.000Z');

type Grant = Parameters<typeof grantBonus>[1];

export interface TestWorld {
  world: World;
  /** Advances the clock in ms and runs the events that become due. */
  pass(ms: number): void;
}

export function createTestWorld(seed = 1, catalogue = testCatalogue): TestWorld {
  let now = TEST_NOW;
  const world = createWorld({ catalogue, clock: () => now, state: emptyState(worldSecret(seed, 'test')) });
  seedWorld(world);
  return {
    world,
    pass(ms) {
      now += ms;
      runDueWith(world, dueRunners);
    },
  };
}

/** The same world after a restart that took so many ms, in which nothing that became due has run. */
export const restarted = (world: World, tookMs = 0): World =>
  restore(JSON.parse(JSON.stringify(snapshot(world))), {
    catalogue: world.catalogue,
    clock: () => world.now() + tookMs,
  });

/** The seeded players: one with money and a bound phone, one with neither. */
export const richPlayer = 'P000001';
export const newPlayer = 'P000002';

/** Moves cash in minor units from the house to a player; a negative amount goes back. */
export function gift(world: World, amount: number, playerId = richPlayer): void {
  post(world, 'gift', 'test', [
    { account: houseAccounts.house, amount: -amount },
    { account: playerAccount(playerId, 'cash'), amount },
  ]);
}

/** A bonus in minor units, to be staked five times by default. */
export function giveBonus(world: World, amount: number, more: Partial<Grant> = {}) {
  const grant = { playerId: richPlayer, wagerTimes: 5, source: 'deposit_bonus' } as const;
  return grantBonus(world, { ...grant, amount, expiresAt: bonusExpiry(world), ...more });
}

/** A bet of the player with money, in any game, placed and paid. */
export function playBet(world: World, stake: number, payout: number, isBonus = false): void {
  const gameId = world.catalogue.games[0]?.id ?? '';
  settleBet(world, richPlayer, placeBet(world, richPlayer, { gameId, stake, isBonus }).id, payout);
}

/** The betting records of the player with money. */
export const betsIn = (world: World, isBonus = false) =>
  betsOf(world, richPlayer, { isBonus, pageNum: 1, pageSize: 999 });

/** @returns the id of a new player */
export function stranger(world: World, number = 0, country = 'CL'): string {
  const username = String(950_000_000 + number);
  return addPlayer(world, { country, username, password: hashWithSalt('s', 'x'), phone: null }).id;
}

/** The refusal that `run` ends with, undefined when it succeeds. Other errors are thrown. */
export function refusalOf(run: () => unknown): Refusal | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Code of the refusal, or `done`. */
export const codeOf = (run: () => unknown): string => refusalOf(run)?.code ?? 'done';
