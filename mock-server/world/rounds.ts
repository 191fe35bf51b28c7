import { engineFor } from '../games/engines.ts';
import type { SeedGame } from '../seed/catalogue-types.ts';
import { playerBalance } from './balance.ts';
import { placeBet, settleBet } from './bets.ts';
import { startFlight } from './flights.ts';
import type { GameSeat, RoundRow, SpotStake } from './game-rows.ts';
import { gameById } from './games.ts';
import { currencyOf } from './markets.ts';
import { formatMinor, type Minor } from './money.ts';
import { playerById } from './players.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Steps of a game's stakes, in smallest stakes. */
const LADDER = [1, 2, 3, 5, 10, 20, 30, 50, 100] as const;
/** Largest stake of one round, in smallest stakes. */
const LARGEST = 100;
/** Stakes are whole pesos, so that every multiplier with two decimals pays a whole minor unit. */
const STAKE_STEP: Minor = 100;
/** Rounds a player's repeated calls are recognised by. */
const ROUNDS_KEPT = 300;

/** Stakes a game offers, smallest first. */
export function stakesOf({ minBet }: SeedGame): readonly Minor[] {
  return LADDER.map((times) => minBet * times);
}

export interface RoundRequest {
  /** Chosen by the page; the same id again is the same round. */
  id: string;
  stakes: readonly SpotStake[];
  /** Exit of a flight, in hundredths. */
  auto?: number | undefined;
}

/** Key of a round: ids are the page's own, so they count for one player only. */
export function roundKey(playerId: string, id: string): string {
  return `${playerId}:${id}`;
}

function assertStakes(world: World, seat: GameSeat, game: SeedGame, stakes: readonly SpotStake[]): Minor {
  const engine = engineFor(game);
  const spotsAtMost = engine.kind === 'instant' ? engine.spotsAtMost : 1;
  const isSpot = engine.kind === 'instant' ? engine.isSpot : (spot: string) => spot === 'flight';
  const spots = new Set(stakes.map(({ spot }) => spot));
  if (spots.size !== stakes.length || stakes.length > spotsAtMost || ![...spots].every(isSpot))
    throw new Refusal('unknown-spot', { field: 'stakes' });
  const total = stakes.reduce((sum, { stake }) => sum + stake, 0);
  const currency = currencyOf(playerById(world, seat.playerId).country);
  const limit = (amount: Minor) => ({
    field: 'stakes',
    parameters: { amount: formatMinor(amount), currency },
  });
  if (stakes.some(({ stake }) => stake < game.minBet))
    throw new Refusal('stake-below-minimum', limit(game.minBet));
  if (total > game.minBet * LARGEST) throw new Refusal('stake-above-maximum', limit(game.minBet * LARGEST));
  if (stakes.some(({ stake }) => stake % STAKE_STEP !== 0))
    throw new Refusal('stake-step', { field: 'stakes' });
  const { cash, bonus } = playerBalance(world, seat.playerId);
  if (total > (seat.isBonus ? bonus : cash))
    throw new Refusal(seat.isBonus ? 'insufficient-bonus' : 'insufficient-balance', { field: 'stakes' });
  return total;
}

function isSame(round: RoundRow, gameId: string, { stakes, auto }: RoundRequest): boolean {
  return (
    round.gameId === gameId &&
    round.auto === (auto ?? null) &&
    !round.isFree &&
    round.stakes.length === stakes.length &&
    round.stakes.every(({ spot, stake }, at) => stakes[at]?.spot === spot && stakes[at].stake === stake)
  );
}

/** Remembers a round and forgets the player's oldest ones. */
export function keepRound(world: World, round: RoundRow): void {
  const { rounds } = world.state;
  rounds.set(round.key, round);
  const own = [...rounds.values()].filter(
    ({ playerId, state }) => playerId === round.playerId && state === 'settled',
  );
  for (const { key } of own.slice(0, Math.max(0, own.length - ROUNDS_KEPT))) rounds.delete(key);
}

/**
 * Plays a round: stake, chance, win, one betting record and a `balance` event (GAM-07). Asked again with the same id it
 * gives the same answer and takes nothing.
 * @throws Refusal round-reused for the id of another round, unknown-spot, stake-below-minimum, stake-above-maximum,
 *         stake-step, insufficient-balance, insufficient-bonus, flight-open
 */
export function playRound(world: World, seat: GameSeat, request: RoundRequest): RoundRow {
  const { playerId, gameId, isBonus } = seat;
  const key = roundKey(playerId, request.id);
  const known = world.state.rounds.get(key);
  if (known) {
    if (!isSame(known, gameId, request)) throw new Refusal('round-reused', { field: 'round' });
    return known;
  }
  const game = gameById(world, gameId);
  const engine = engineFor(game);
  const stake = assertStakes(world, seat, game, request.stakes);
  const round: RoundRow = {
    key,
    id: request.id,
    betId: '',
    playerId,
    gameId,
    isBonus,
    isFree: false,
    stakes: request.stakes.map(({ spot, stake: own }) => ({ spot, stake: own })),
    auto: request.auto ?? null,
    state: 'open',
    payout: 0,
    outcome: null,
    flight: null,
    leftAt: 0,
  };
  if (engine.kind === 'flight') {
    startFlight(world, round, () => placeBet(world, playerId, { gameId, stake, isBonus }));
  } else {
    round.betId = placeBet(world, playerId, { gameId, stake, isBonus }).id;
    const { pays, outcome } = engine.play(
      world.random,
      round.stakes.map(({ spot }) => spot),
    );
    round.outcome = outcome;
    round.payout = round.stakes.reduce((sum, own, at) => sum + (own.stake * (pays[at] ?? 0)) / 100, 0);
    round.state = 'settled';
    settleBet(world, playerId, round.betId, round.payout);
  }
  keepRound(world, round);
  return round;
}
