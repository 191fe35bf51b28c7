import { engineFor } from '@copihue/studio/games/engines';
import { schedule, unscheduleRound } from '../core/due.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import { returnBet } from './bets.ts';
import { gameById } from './games.ts';
import { liveBust, liveDraw, liveRounds } from './live-rounds.ts';
import { drawResult, firstStake, openRound, roundAtSeat, settleRound } from './open-rounds.ts';

/** The first place of a round that no bet has: each place at a table of cards has its own draw. */
function freePlace(world: World, gameId: string, number: number): number {
  const taken = new Set<number>();
  for (const round of world.state.rounds.values())
    if (round.gameId === gameId && round.live === number) taken.add(round.from.seed);
  let place = 0;
  while (taken.has(place)) place += 1;
  return place;
}

/**
 * Stakes on the shared round that accepts bets now. Its result is already fixed. It pays when the result is shown, even
 * when the page is closed.
 * @param begin takes the stake
 */
export function joinRound(world: World, round: RoundRow, game: SeedGame, begin: () => void): void {
  const rounds = liveRounds(world, game);
  const now = world.now();
  const { number, closesAt, revealsAt } = rounds.at(now);
  if (now >= closesAt) throw new Refusal('bets-closed', { field: 'round' });
  const { seats } = rounds.plan;
  const place = freePlace(world, game.id, number);
  if (seats !== undefined && place >= seats) throw new Refusal('table-full', { field: 'round' });
  if (openRound(world, round)) throw new Refusal('bet-placed', { field: 'round' });
  begin();
  const { key: roundKey } = round;
  round.live = number;
  round.from = { seed: place, nonce: number };
  const engine = engineFor(game);
  if (engine.kind === 'flight') {
    const bust = liveBust(world, game, number);
    const { endsAfterMs, pays } = engine.flightPlan(bust, round.auto ?? undefined);
    round.flight = { startedAt: closesAt, endsAt: closesAt + endsAfterMs, bust, paysAtEnd: pays };
    schedule(world, round.flight.endsAt - now, { kind: 'end-flight', roundKey });
  } else if (engine.kind === 'hand') {
    round.hand = engine.deal(liveDraw(world, game.id, number), round.stakes[0]?.spot ?? '', place);
    schedule(world, revealsAt - now, { kind: 'end-hand', roundKey });
  } else schedule(world, revealsAt - now, { kind: 'end-live', roundKey });
}

/**
 * Takes a bet back while the shared round still accepts bets: the stake returns, and the place is free again. A round
 * that is over is answered as it is, so a repeated call changes nothing.
 */
export function takeBack(world: World, seat: GameSeat, roundKey: string): RoundRow {
  const round = roundAtSeat(world, seat, roundKey);
  if (round.state === 'settled') return round;
  const { live } = round;
  const closesAt =
    live === null ? 0 : liveRounds(world, gameById(world, round.gameId)).byNumber(live).closesAt;
  if (world.now() >= closesAt) throw new Refusal('bets-closed', { field: 'round' });
  returnBet(world, round.playerId, round.betId);
  unscheduleRound(world, roundKey);
  Object.assign(round, { state: 'settled', payout: firstStake(round), live: null, flight: null, hand: null });
  return round;
}

/** Pays a bet on a shared round after its result was shown, once. */
export function endLive(world: World, roundKey: string): void {
  const round = world.state.rounds.get(roundKey);
  if (round?.state !== 'open' || round.live === null) return;
  const engine = engineFor(gameById(world, round.gameId));
  if (engine.kind !== 'instant') return;
  settleRound(world, round, drawResult(engine, liveDraw(world, round.gameId, round.live), round));
}
