import { handEngine } from '@copihue/studio/games/engines';
import type { Outcome } from '@copihue/studio/kit/chance/outcomes';
import type { FairOnWire, FairRoundOnWire } from '@copihue/studio/wire/fair-wire';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import { clientSeedAt, commitmentOf, seedInUse, seedsOf } from '../world/games/fair.ts';
import { gameById } from '../world/games/games.ts';
import { liveRounds, liveSeedOf } from '../world/games/live-rounds.ts';
import { hasPot } from '../world/games/pots.ts';
import { roundKey } from '../world/games/rounds.ts';
import type { SeedGame } from '../world/tables/catalogue.ts';
import type { FairRound, PlayerSeeds } from '../world/tables/fair-rows.ts';
import type { GameSeat } from '../world/tables/game-rows.ts';
import { toMajor } from '../world/tables/money.ts';

const ROUNDS_A_PAGE = 20;
const LAST_ROUNDS = 20;
/** Who does not play for so long begins a new session, as in the app's reality check. */
const REST_MS = 30 * 60_000;

function outcomeOf(world: World, playerId: string, id: string): Outcome | null {
  const round = world.state.rounds.get(roundKey(playerId, id));
  return round?.hand ? handEngine(round.hand.engine).show(round.hand) : (round?.outcome ?? null);
}

/** The seed of a shared round belongs to the table. It is secret while others still play the round. */
function sharedSeed(world: World, game: SeedGame, number: number) {
  const isOver = world.now() >= liveRounds(world, game).byNumber(number).revealsAt;
  const clientSeeds = [{ from: 0, seed: game.id }];
  return { serverSeed: liveSeedOf(world, game.id, number), clientSeeds, nonce: number, isOver };
}

function roundOnWire(world: World, playerId: string, { used }: PlayerSeeds, row: FairRound): FairRoundOnWire {
  const { id, betId = '', seed, nonce, at } = row;
  const game = gameById(world, row.gameId);
  const { engine, name } = game;
  const shared = row.live === undefined ? undefined : sharedSeed(world, game, row.live);
  const from = shared ?? used[seed];
  if (!from) throw new Error(`${id} was played with no seed of ${playerId}.`);
  return {
    round: id,
    bet: betId,
    game: { engine, name },
    potStake: betId !== '' && hasPot(game) ? toMajor(game.minBet) : null,
    at,
    hash: commitmentOf(from.serverSeed),
    // The last seed is still in use: it would reveal the coming rounds.
    serverSeed: (shared ? shared.isOver : seed < used.length - 1) ? from.serverSeed : null,
    clientSeed: clientSeedAt(from, nonce),
    nonce,
    place: shared ? seed : 0,
    stakes: row.stakes.map(({ spot, stake }) => ({ spot, stake: toMajor(stake) })),
    auto: row.auto ?? null,
    leftAt: row.leftAt ?? null,
    bust: shared?.isOver === false ? null : (row.bust ?? null),
    moves: row.moves ?? [],
    payout: toMajor(row.payout),
    jackpot: toMajor(row.jackpot ?? 0),
    outcome: outcomeOf(world, playerId, id),
  };
}

export function fairRoundOnWire(world: World, { playerId, gameId }: GameSeat, id: string): FairRoundOnWire {
  const row = world.state.fairRounds.get(playerId)?.findLast((one) => one.id === id && one.gameId === gameId);
  if (!row) throw new Refusal('unknown-round', { field: 'round' });
  return roundOnWire(world, playerId, seedsOf(world, playerId), row);
}

/**
 * The last rounds of a player in a game, latest first, each with its total stake, and the sitting that goes on, also
 * after a reload and on another device (GAM-15).
 */
export function lastOnWire(world: World, { playerId, gameId }: GameSeat) {
  const played = world.state.fairRounds.get(playerId)?.filter((row) => row.gameId === gameId) ?? [];
  const bets = new Map(world.state.bets.get(playerId)?.map(({ id, stake }) => [id, stake]));
  const restedAt = played.findLastIndex(
    ({ at }, index) => (played[index + 1]?.at ?? world.now()) - at > REST_MS,
  );
  const stakeOf = ({ betId = '' }: FairRound) => bets.get(betId) ?? 0;
  const sitting = played.slice(restedAt + 1);
  return {
    last: played
      .slice(-LAST_ROUNDS)
      .reverse()
      .map((row) => ({ round: row.id, stake: toMajor(stakeOf(row)), payout: toMajor(row.payout) })),
    session: {
      count: sitting.length,
      net: toMajor(sitting.reduce((sum, row) => sum + row.payout - stakeOf(row), 0)),
    },
  };
}

/** The seeds of a player and one page of their rounds. @param before only the first `before` rounds can be in the page */
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
