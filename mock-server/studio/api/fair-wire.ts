import type { World } from '../../world/core/world.ts';
import { clientSeedAt, commitmentOf, seedInUse, seedsOf } from '../../world/games/fair.ts';
import { gameById } from '../../world/games/games.ts';
import { hasPot } from '../../world/games/pots.ts';
import { roundKey } from '../../world/games/rounds.ts';
import type { FairRound, PlayerSeeds } from '../../world/tables/fair-rows.ts';
import type { SpotStake } from '../../world/tables/game-rows.ts';
import { toMajor } from '../../world/tables/money.ts';
import { handEngines, type PlayedGame } from '../engines/engines.ts';
import type { HandMove } from '../engines/hand.ts';
import type { Outcome } from '../engines/outcomes.ts';

/** Rounds of one answer. */
const ROUNDS_A_PAGE = 20;

/** A round with everything it is verified by. Amounts in major units, multipliers in hundredths. */
export interface FairRoundOnWire {
  round: string;
  /** The betting record; empty for a free spin. */
  bet: string;
  game: Pick<PlayedGame, 'engine' | 'name'>;
  /** Smallest stake of a game with a pot, which decides the chance to win it; null for every other game. */
  potStake: number | null;
  /** When it ended, in ms since 1970. */
  at: number;
  /** SHA-256 of the server seed. */
  hash: string;
  /** Null while rounds are played with it. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  stakes: readonly SpotStake[];
  /** Exit of a flight that was chosen beforehand; null where there is none. */
  auto: number | null;
  /** What a flight was left with, 0 when it ended first; null for every other game. */
  leftAt: number | null;
  /** Last multiplier of a flight, as it was shown; null for every other game. */
  bust: number | null;
  moves: readonly HandMove[];
  payout: number;
  /** What of it is the pot: chance decides that it is won, the stakes of all players how much it holds. */
  jackpot: number;
  /** As it was shown; null for a flight, and for a round so old that the server has forgotten how it looked. */
  outcome: Outcome | null;
}

/** What a player may know of the chance of their rounds. */
export interface FairOnWire {
  /** SHA-256 of the server seed in use, and of the one after it. */
  hash: string;
  nextHash: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
  /** Newest first. */
  rounds: readonly FairRoundOnWire[];
  /** How many older ones there are: asked for with this as `before`. */
  older: number;
}

function outcomeOf(world: World, playerId: string, id: string): Outcome | null {
  const round = world.state.rounds.get(roundKey(playerId, id));
  return round?.hand ? handEngines[round.hand.engine].show(round.hand) : (round?.outcome ?? null);
}

function roundOnWire(world: World, playerId: string, { used }: PlayerSeeds, row: FairRound): FairRoundOnWire {
  const {
    id,
    betId = '',
    gameId,
    seed,
    nonce,
    stakes,
    auto = null,
    leftAt = null,
    bust = null,
    moves = [],
    payout,
    jackpot = 0,
    at,
  } = row;
  const game = gameById(world, gameId);
  const { engine, name } = game;
  const from = used[seed];
  if (!from) throw new Error(`${id} was played with no seed of ${playerId}.`);
  return {
    round: id,
    bet: betId,
    game: { engine, name },
    potStake: betId !== '' && hasPot(game) ? toMajor(game.minBet) : null,
    at,
    hash: commitmentOf(from.serverSeed),
    // The last seed is in use: whoever knew it would know the rounds to come.
    serverSeed: seed < used.length - 1 ? from.serverSeed : null,
    clientSeed: clientSeedAt(from, nonce),
    nonce,
    stakes: stakes.map(({ spot, stake }) => ({ spot, stake: toMajor(stake) })),
    auto,
    leftAt,
    bust,
    moves,
    payout: toMajor(payout),
    jackpot: toMajor(jackpot),
    outcome: outcomeOf(world, playerId, id),
  };
}

/** The seeds of a player and a page of their rounds. @param before how many rounds there are that may be in the page */
export function fairOnWire(world: World, playerId: string, before = Number.POSITIVE_INFINITY): FairOnWire {
  const seeds = seedsOf(world, playerId);
  const inUse = seedInUse(seeds);
  const played = (world.state.fairRounds.get(playerId) ?? []).slice(0, before);
  const older = Math.max(0, played.length - ROUNDS_A_PAGE);
  return {
    hash: commitmentOf(inUse.serverSeed),
    nextHash: commitmentOf(seeds.next),
    clientSeed: clientSeedAt(inUse, inUse.nonce),
    nonce: inUse.nonce,
    rounds: played
      .slice(older)
      .reverse()
      .map((row) => roundOnWire(world, playerId, seeds, row)),
    older,
  };
}
