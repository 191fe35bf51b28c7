import type { Draw } from '@copihue/studio/kit/chance/draw';
import type { InstantEngine } from '@copihue/studio/kit/chance/engine';
import { unscheduleRound } from '../core/due.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import type { Minor } from '../tables/money.ts';
import { settleBet } from './bets.ts';
import { recordRound } from './fair.ts';

export function openRound(
  world: World,
  { playerId, gameId }: Pick<GameSeat, 'playerId' | 'gameId'>,
): RoundRow | undefined {
  return [...world.state.rounds.values()].find(
    (round) => round.state === 'open' && round.playerId === playerId && round.gameId === gameId,
  );
}

export function roundAtSeat(world: World, { gameId }: GameSeat, key: string): RoundRow {
  const round = world.state.rounds.get(key);
  if (round?.gameId !== gameId) throw new Refusal('unknown-round', { field: 'round' });
  return round;
}

/** Draws the result of a round whose chance is drawn at once. @returns what its stakes pay */
export function drawResult(engine: InstantEngine, draw: Draw, round: RoundRow): Minor {
  const { pays, outcome } = engine.play(
    draw,
    round.stakes.map(({ spot }) => spot),
  );
  round.outcome = outcome;
  return round.stakes.reduce((sum, { stake }, at) => sum + (stake * (pays[at] ?? 0)) / 100, 0);
}

/**
 * Time in ms since 1970 at which a waiting hand ends without a decision. Undefined for every other round, also for a
 * hand at a live table, which waits for nobody (GAM-13).
 */
export function waitsUntil(world: World, { key, hand, live }: RoundRow): number | undefined {
  return hand === null || live !== null
    ? undefined
    : world.state.due.find((task) => task.kind === 'end-hand' && task.roundKey === key)?.at;
}

export function openRoundsOf(world: World, playerId: string): ReadonlyMap<string, RoundRow> {
  const open = [...world.state.rounds.values()].filter(
    (round) => round.state === 'open' && round.playerId === playerId,
  );
  return new Map(open.map((round) => [round.gameId, round]));
}

export function firstStake({ stakes }: Pick<RoundRow, 'stakes'>): Minor {
  return stakes.reduce((sum, { stake }) => sum + stake, 0);
}

export function settleRound(world: World, round: RoundRow, payout: Minor): void {
  round.state = 'settled';
  round.payout = payout;
  settleBet(world, round.playerId, round.betId, payout, round.jackpot);
  recordRound(world, round);
  unscheduleRound(world, round.key);
}
