import { drawBust, FIRST_CASH_OUT, flightPlan, multiplierAt } from '@copihue/studio/engines/crash';
import type { Draw } from '@copihue/studio/engines/draw';
import { schedule } from '../core/due.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import { firstStake, openRound, settleRound } from './open-rounds.ts';

/**
 * Starts a flight. Where it ends is drawn now and kept on the server; the end comes by the world's clock, whether the
 * page is still there or not.
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
 * The player gets out, at the multiplier of the server's clock. Too late, or again, it gives the round as it ended.
 * What is due in the world has been done before.
 * @throws Refusal unknown-round
 */
export function cashOut(world: World, seat: GameSeat, roundKey: string): RoundRow {
  const round = world.state.rounds.get(roundKey);
  if (!round?.flight || round.gameId !== seat.gameId) throw new Refusal('unknown-round', { field: 'round' });
  if (round.state === 'settled') return round;
  const leftAt = Math.max(FIRST_CASH_OUT, multiplierAt(world.now() - round.flight.startedAt));
  // The very first instant counts as the first multiplier one can take; a flight that never gets there is lost.
  settleFlight(world, round, leftAt <= round.flight.bust ? leftAt : 0);
  return round;
}
