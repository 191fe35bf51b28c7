import { engineFor } from '@copihue/studio/games/engines';
import type { GameEngine } from '@copihue/studio/kit/chance/engine';
import { playerBalance } from '../core/balance.ts';
import { amountIn, smallestUnit } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { GameSeat, SpotStake } from '../tables/game-rows.ts';
import type { Minor } from '../tables/money.ts';
import { gameById } from './games.ts';
import { livePlanOf } from './live-rounds.ts';

const LADDER = [1, 2, 3, 5, 10, 20, 30, 50, 100] as const;
/** Largest stake of one round, as a multiple of the smallest. A raised hand may exceed it. */
const LARGEST = 100;
/** Stakes are multiples of 100 smallest units, so that a multiplier with two decimals pays whole units. */
export const stakeStep = (country: string): Minor => smallestUnit(country) * 100;

export function stakesOf({ minBet }: SeedGame): readonly Minor[] {
  return LADDER.map((times) => minBet * times);
}

export const largestStakeOf = ({ minBet }: SeedGame): Minor => minBet * LARGEST;

const stakeKey = ({ playerId, gameId }: Pick<GameSeat, 'playerId' | 'gameId'>) => `${playerId}:${gameId}`;

/** The stake that a player chose last in a game; undefined before the first (GAM-12). */
export const chosenStake = (world: World, seat: GameSeat): Minor | undefined =>
  world.state.chosenStakes.get(stakeKey(seat));

export function rememberStake(world: World, seat: GameSeat, stake: Minor): void {
  world.state.chosenStakes.set(stakeKey(seat), stake);
}

export function assertCovered(
  world: World,
  { playerId, isBonus }: Pick<GameSeat, 'playerId' | 'isBonus'>,
  stake: Minor,
  field: string,
): void {
  const { cash, bonus } = playerBalance(world, playerId);
  if (stake > (isBonus ? bonus : cash))
    throw new Refusal(isBonus ? 'insufficient-bonus' : 'insufficient-balance', { field });
}

function spotRule(engine: GameEngine, isLive: boolean): (spot: string) => boolean {
  if (engine.kind === 'flight') return (spot) => spot === 'flight';
  if (engine.kind === 'book') return () => false;
  return (spot) =>
    engine.isSpot(spot) && (engine.kind !== 'hand' || isLive === (spot === engine.shared?.spot));
}

function assertLimits(world: World, { playerId, gameId }: GameSeat, stakes: readonly Minor[], field: string) {
  const game = gameById(world, gameId);
  const { minBet } = game;
  const largest = largestStakeOf(game);
  const total = stakes.reduce((sum, stake) => sum + stake, 0);
  const { country } = playerById(world, playerId);
  const limit = (amount: Minor) => ({ field, parameters: amountIn(country, amount) });
  if (stakes.some((stake) => stake < minBet)) throw new Refusal('stake-below-minimum', limit(minBet));
  if (total > largest) throw new Refusal('stake-above-maximum', limit(largest));
  const step = stakeStep(country);
  if (stakes.some((stake) => stake % step !== 0)) throw new Refusal('stake-step', limit(step));
  return total;
}

/**
 * Checks the stakes of a round or of a slip.
 * @param stakes of each spot or bet, in minor units
 * @param field of the request, for the refusals
 * @returns the sum of the stakes
 */
export function assertAmounts(world: World, seat: GameSeat, stakes: readonly Minor[], field: string): Minor {
  const total = assertLimits(world, seat, stakes, field);
  assertCovered(world, seat, total, field);
  return total;
}

export function assertChip(world: World, seat: GameSeat, chip: Minor): void {
  assertLimits(world, seat, [chip], 'chip');
}

export function assertStakes(world: World, seat: GameSeat, stakes: readonly SpotStake[]): Minor {
  const game = gameById(world, seat.gameId);
  const engine = engineFor(game);
  const spotsAtMost = engine.kind === 'instant' ? engine.spotsAtMost : 1;
  const isLive = livePlanOf(world, game) !== undefined;
  const spots = new Set(stakes.map(({ spot }) => spot));
  const isKnown = [...spots].every(spotRule(engine, isLive));
  if (spots.size !== stakes.length || stakes.length > spotsAtMost || !isKnown)
    throw new Refusal('unknown-spot', { field: 'stakes' });
  const amounts = stakes.map(({ stake }) => stake);
  return assertAmounts(world, seat, amounts, 'stakes');
}
