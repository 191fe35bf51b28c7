import { handEngine } from '@copihue/studio/games/engines';
import type { Draw } from '@copihue/studio/kit/chance/draw';
import type { HandEngine, HandMove } from '@copihue/studio/kit/chance/hand';
import { schedule, unscheduleRound } from '../core/due.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import { raiseBet } from './bets.ts';
import { assertSeatMayStake } from './game-seats.ts';
import { gameById } from './games.ts';
import { liveRounds } from './live-rounds.ts';
import { firstStake, openRound, roundAtSeat, settleRound } from './open-rounds.ts';
import { assertCovered } from './stakes.ts';

/** Time that a hand waits for a decision, in ms: long enough for a night (decision 53). */
export const HAND_WAITS_MS = 24 * 60 * 60_000;

function settleHand(world: World, round: RoundRow, engine: HandEngine): void {
  if (round.hand) settleRound(world, round, (firstStake(round) * engine.pays(round.hand)) / 100);
}

function continueHand(world: World, round: RoundRow, engine: HandEngine): void {
  // A hand of a shared round ends only when the dealer plays.
  if (!round.hand || round.live !== null) return;
  if (engine.movesOf(round.hand).length === 0) {
    settleHand(world, round, engine);
    return;
  }
  unscheduleRound(world, round.key);
  schedule(world, HAND_WAITS_MS, { kind: 'end-hand', roundKey: round.key });
}

/**
 * Deals a hand. The server keeps the cards and the page gets only the open ones. The hand waits for decisions until its
 * time is up, even when the page is closed.
 * @param begin takes the stake and draws the chance of the round
 */
export function startHand(world: World, round: RoundRow, engine: HandEngine, begin: () => Draw): void {
  if (openRound(world, round)) throw new Refusal('hand-open', { field: 'round' });
  round.hand = engine.deal(begin(), round.stakes[0]?.spot ?? '');
  continueHand(world, round, engine);
}

function applyMove(world: World, round: RoundRow, move: HandMove): void {
  if (!round.hand) return;
  const engine = handEngine(round.hand.engine);
  if (engine.raises.includes(move)) {
    const stake = firstStake(round);
    assertCovered(world, round, stake, 'move');
    raiseBet(world, round.playerId, round.betId, stake);
    round.raised += stake;
  }
  round.hand = engine.move(round.hand, move);
  continueHand(world, round, engine);
}

/**
 * Takes one decision. A decision names its step, so a repeated call changes nothing and returns the hand.
 * @param step number of decisions that the player has taken before
 */
export function decide(
  world: World,
  seat: GameSeat,
  roundKey: string,
  { step, move }: { step: number; move: HandMove },
): RoundRow {
  const round = roundAtSeat(world, seat, roundKey);
  const { hand } = round;
  if (!hand) throw new Refusal('unknown-round', { field: 'round' });
  if (hand.moves[step] === move) return round;
  const possible = handEngine(hand.engine).movesOf(hand);
  const isEarly =
    round.live !== null &&
    world.now() < liveRounds(world, gameById(world, seat.gameId)).byNumber(round.live).closesAt;
  if (isEarly || step !== hand.moves.length || possible.length === 0)
    throw new Refusal('hand-moved-on', { field: 'step' });
  if (!possible.includes(move)) throw new Refusal('unknown-move', { field: 'move' });
  if (handEngine(hand.engine).raises.includes(move)) assertSeatMayStake(world, seat);
  applyMove(world, round, move);
  return round;
}

/** Ends a hand that waited too long, or whose shared round is over, once. */
export function endHand(world: World, roundKey: string): void {
  const round = world.state.rounds.get(roundKey);
  if (round?.state !== 'open' || !round.hand) return;
  const engine = handEngine(round.hand.engine);
  while (round.hand && engine.movesOf(round.hand).length > 0) applyMove(world, round, engine.rest);
  if (round.live !== null) settleHand(world, round, engine);
}
