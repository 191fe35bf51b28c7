import type { Draw } from '../../kit/chance/draw.ts';
import type { EngineName, FlightEngine, GameEngine, InstantEngine } from '../../kit/chance/engine.ts';
import type { HandEngine } from '../../kit/chance/hand.ts';
import { winsPot } from '../../kit/chance/jackpot.ts';
import type { Outcome } from '../../kit/chance/outcomes.ts';
import type { GameDefinition } from '../../kit/define-game.ts';
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';

/** Each game is a script of its own, so that the page loads only the one that it verifies. */
const engines = import.meta.glob<GameDefinition<EngineName, never>['engine']>('../../games/*/engine.ts', {
  import: 'engine',
});

/** @throws for a game without rounds */
async function engineOf(game: FairRoundOnWire['game']): Promise<Exclude<GameEngine, { kind: 'book' }>> {
  const engine = await engines[`../../games/${game.engine}/engine.ts`]?.();
  const made = typeof engine === 'function' ? engine(game) : engine;
  if (!made || made.kind === 'book') throw new Error(`${game.engine} has no rounds.`);
  return made;
}

export interface Replayed {
  /** Null for a flight. */
  outcome: Outcome | null;
  /** The outcome as the numbers that were drawn. */
  text: string;
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
  const outcome = engine.show(hand);
  return {
    outcome,
    text: engine.numbers(outcome),
    bust: null,
    payout: isPossible ? paid(first.stake, engine.pays(hand)) : null,
  };
}

function replayFlight(engine: FlightEngine, { stakes, auto, leftAt }: FairRoundOnWire, draw: Draw): Replayed {
  const stake = stakes[0]?.stake ?? 0;
  const bust = engine.drawBust(draw);
  // A player who did not leave gets the pay of the plan; nobody leaves after the end.
  const left = leftAt || engine.flightPlan(bust, auto ?? undefined).pays;
  const payout = left <= bust ? paid(stake, left) : null;
  return { outcome: null, text: `${(bust / 100).toFixed(2)}x`, bust, payout };
}

function replayInstant(engine: InstantEngine, round: FairRoundOnWire, draw: Draw): Replayed {
  const { bet, stakes, potStake, jackpot } = round;
  const { free } = engine;
  const isFree = bet === '' && free !== undefined;
  const { pays, outcome } = (isFree ? free : engine).play(
    draw,
    stakes.map(({ spot }) => spot),
  );
  const shown = { outcome, text: engine.numbers(outcome), bust: null };
  if (isFree) return { ...shown, payout: paid(free.unit / 100, pays[0] ?? 0) };
  const payout = stakes.reduce((sum, { stake }, at) => sum + paid(stake, pays[at] ?? 0), 0);
  const staked = stakes.reduce((sum, { stake }) => sum + stake, 0);
  const isWon = potStake !== null && winsPot(draw, staked, potStake);
  // The pot's amount depends on all players' stakes. Only the fact that a round won it can be verified.
  const isPossible = isWon === jackpot > 0;
  return { ...shown, payout: isPossible ? paid(payout + jackpot, 100) : null };
}

/** Uses the game's engine and ignores the result that the server reported. */
export async function replay(round: FairRoundOnWire, draw: Draw): Promise<Replayed> {
  const engine = await engineOf(round.game);
  if (engine.kind === 'hand') return replayHand(engine, round, draw);
  return engine.kind === 'flight' ? replayFlight(engine, round, draw) : replayInstant(engine, round, draw);
}
