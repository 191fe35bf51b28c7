import { drawBust, FIRST_CASH_OUT, flightPlan, multiplierAt } from '@copihue/studio/engines/crash';
import type { Draw } from '@copihue/studio/engines/draw';
import { schedule } from '../core/due.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import { firstStake, openRound, settleRound } from './open-rounds.ts';

/**
 * Starts a flight. Its end is drawn now and kept on the server; it comes by the world's clock, even when the page is
 * gone.
 * @param begin takes the stake and the chance of the round
 * @throws Refusal flight-open while the player has one in this game
 */
export function startFlight(world: World, round: RoundRow, begin: () => Draw): void {
  if (openRound(world, round)) throw new Refusal('flight-open', { field: 'round' });
  const bust = drawBust(begin());
  const { endsAfterMs, pays } = flightPlan(bust, round.auto ?? undefined);
  const startedAt = world.now();
  round.flight = { startedAt, endsAt: startedAt + endsAfterMs, bust, paysAtEnd: pays };
  if (endsAfterMs === 0) settleFlight(world, round, 0);
  else schedule(world, endsAfterMs, { kind: 'end-flight', roundKey: round.key });
}

function settleFlight(world: World, round: RoundRow, leftAt: number): void {
  round.leftAt = leftAt;
  settleRound(world, round, (firstStake(round) * leftAt) / 100);
}

/** Ends a flight whose time is up. @returns false when it has ended before */
export function endFlight(world: World, roundKey: string): boolean {
  const round = world.state.rounds.get(roundKey);
  if (round?.state !== 'open' || !round.flight) return false;
  settleFlight(world, round, round.flight.paysAtEnd);
  return true;
}

/**
 * Cashes out at the multiplier of the server's clock. A late or repeated call returns the round as it ended.
 * The caller has already run what was due in the world.
 * @throws Refusal unknown-round
 */
export function cashOut(world: World, seat: GameSeat, roundKey: string): RoundRow {
  const round = world.state.rounds.get(roundKey);
  if (!round?.flight || round.gameId !== seat.gameId) throw new Refusal('unknown-round', { field: 'round' });
  if (round.state === 'settled') return round;
  const leftAt = Math.max(FIRST_CASH_OUT, multiplierAt(world.now() - round.flight.startedAt));
  // Leaving in the first instant counts as leaving at the first multiplier; a flight that never reaches it is lost.
  settleFlight(world, round, leftAt <= round.flight.bust ? leftAt : 0);
  return round;
}
