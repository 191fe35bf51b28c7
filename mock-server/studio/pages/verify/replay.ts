import { drawBust, flightPlan } from '../../games/crash/engine.ts';
import { engineFor, numbersOf } from '../../games/engines.ts';
import { LUCKY_UNIT, luckySegments, wheelEngine } from '../../games/wheel/engine.ts';
import type { Draw } from '../../kit/chance/draw.ts';
import type { HandEngine } from '../../kit/chance/hand.ts';
import { winsPot } from '../../kit/chance/jackpot.ts';
import type { Outcome } from '../../kit/chance/outcomes.ts';
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';

export interface Replayed {
  /** Null for a flight. */
  outcome: Outcome | null;
  /** Last multiplier of a flight, in hundredths. */
  bust: number | null;
  /** Major units; null when the round is impossible. */
  payout: number | null;
}

/** Hundredths of a stake to major units, without floating-point noise. */
const paid = (stake: number, hundredths: number) => Math.round(stake * hundredths) / 100;

function replayHand(engine: HandEngine, { stakes, place, moves }: FairRoundOnWire, draw: Draw): Replayed {
  const [first = { spot: '', stake: 0 }] = stakes;
  let hand = engine.deal(draw, first.spot, place);
  let isPossible = true;
  for (const move of moves) {
    isPossible &&= engine.movesOf(hand).includes(move);
    if (isPossible) hand = engine.move(hand, move);
  }
  isPossible &&= engine.movesOf(hand).length === 0;
  return {
    outcome: engine.show(hand),
    bust: null,
    payout: isPossible ? paid(first.stake, engine.pays(hand)) : null,
  };
}

function replayFlight({ stakes, auto, leftAt }: FairRoundOnWire, draw: Draw): Replayed {
  const stake = stakes[0]?.stake ?? 0;
  const bust = drawBust(draw);
  // A player who did not leave gets the pay of the plan; nobody leaves after the end.
  const left = leftAt || flightPlan(bust, auto ?? undefined).pays;
  return { outcome: null, bust, payout: left <= bust ? paid(stake, left) : null };
}

/** Uses the game's engine and ignores the result that the server reported. */
export function replay(round: FairRoundOnWire, draw: Draw): Replayed {
  const { bet, game, stakes, potStake, jackpot } = round;
  if (bet === '') {
    const { pays, outcome } = wheelEngine(luckySegments).play(draw, ['spin']);
    return { outcome, bust: null, payout: paid(LUCKY_UNIT / 100, pays[0] ?? 0) };
  }
  const engine = engineFor(game);
  if (engine.kind === 'hand') return replayHand(engine, round, draw);
  if (engine.kind === 'flight') return replayFlight(round, draw);
  if (engine.kind === 'book') throw new Error('The sportsbook has no rounds.');
  const { pays, outcome } = engine.play(
    draw,
    stakes.map(({ spot }) => spot),
  );
  const payout = stakes.reduce((sum, { stake }, at) => sum + paid(stake, pays[at] ?? 0), 0);
  const staked = stakes.reduce((sum, { stake }) => sum + stake, 0);
  const isWon = potStake !== null && winsPot(draw, staked, potStake);
  // The pot's amount depends on all players' stakes. Only the fact that a round won it can be verified.
  const isPossible = isWon === jackpot > 0;
  return { outcome, bust: null, payout: isPossible ? paid(payout + jackpot, 100) : null };
}

export function outcomeText({ outcome, bust }: Replayed): string {
  return outcome ? numbersOf(outcome) : `${((bust ?? 0) / 100).toFixed(2)}x`;
}
