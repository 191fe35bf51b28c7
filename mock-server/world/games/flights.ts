import { flightEngine } from '@copihue/studio/games/engines';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import { gameById } from './games.ts';
import { firstStake, roundAtSeat, settleRound } from './open-rounds.ts';

function settleFlight(world: World, round: RoundRow, leftAt: number): void {
  round.leftAt = leftAt;
  settleRound(world, round, (firstStake(round) * leftAt) / 100);
}

export function endFlight(world: World, roundKey: string): void {
  const round = world.state.rounds.get(roundKey);
  if (round?.state === 'open' && round.flight) settleFlight(world, round, round.flight.paysAtEnd);
}

/**
 * Cashes out at the multiplier of the server's clock. A call before the start, a late or a repeated one changes
 * nothing. The caller has already run the due tasks.
 */
export function cashOut(world: World, seat: GameSeat, roundKey: string): RoundRow {
  const round = roundAtSeat(world, seat, roundKey);
  if (!round.flight) throw new Refusal('unknown-round', { field: 'round' });
  if (round.state === 'settled' || world.now() < round.flight.startedAt) return round;
  const { firstCashOut, multiplierAt } = flightEngine(gameById(world, round.gameId));
  const leftAt = Math.max(firstCashOut, multiplierAt(world.now() - round.flight.startedAt));
  // A cash-out in the first instant pays the first multiplier. A flight that never reaches it is lost.
  settleFlight(world, round, leftAt <= round.flight.bust ? leftAt : 0);
  return round;
}
