import { drawBelow, drawSome } from '../../kit/chance/draw.ts';
import type { Decided, HandEngine, HandMove } from '../../kit/chance/hand.ts';
import { ways } from '../../kit/chance/ways.ts';
import { fromOne } from '../../kit/words/numbers.ts';

/** Fields count row by row from 0. */
export interface MinesHand extends Decided {
  engine: 'mines';
  mines: readonly number[];
  opened: readonly number[];
  /** Opened when the player leaves before opening a field. */
  spare: number;
}

/** Only what the player may see. Fields count row by row from 0. */
export interface MinesOutcome {
  engine: 'mines';
  count: number;
  /** In the order of opening; after a hit the last one has the mine. */
  opened: readonly number[];
  mines: readonly number[];
  /** Null while the round is open. */
  result: 'taken' | 'hit' | null;
}

declare module '../../kit/chance/outcomes.ts' {
  interface Hands {
    mines: MinesHand;
  }
  interface Outcomes {
    mines: MinesOutcome;
  }
}

export const MINES_FIELDS = 25;
export const mineCounts = [1, 3, 5, 8, 12, 18, 24] as const;

/**
 * Each opened field multiplies the payout by as much as it divides the chance, so every play returns the same. Payouts
 * are rounded down to hundredths.
 */
export const MINES_RETURN = 0.97;

/** Largest payout in hundredths of the stake; a round ends before it. */
export const MINES_CAP = 100_000;

export const minesSpot = (mines: number) => `mines-${mines}`;

/** In hundredths of the stake. */
export function minesPay(mines: number, opened: number): number {
  // Slightly above the quotient, so that floating point keeps whole results whole.
  const fair = ways(MINES_FIELDS, opened) / ways(MINES_FIELDS - mines, opened);
  return Math.floor(MINES_RETURN * 100 * fair + 1e-6);
}

const isHit = ({ mines, opened }: MinesHand) => opened.some((field) => mines.includes(field));

/** All fields without a mine are open, or the next would pay too much. */
function isFull(mines: number, opened: number): boolean {
  return opened === MINES_FIELDS - mines || minesPay(mines, opened + 1) > MINES_CAP;
}

const covered = (opened: readonly number[]) =>
  Array.from({ length: MINES_FIELDS }, (_, at) => at).filter((at) => !opened.includes(at));

function movesOf(hand: MinesHand): readonly HandMove[] {
  const { mines, opened, moves } = hand;
  if (moves.at(-1) === 'take' || isHit(hand) || isFull(mines.length, opened.length)) return [];
  const fields = covered(opened).map((at) => `open-${at}` as const);
  return opened.length === 0 ? fields : [...fields, 'take'];
}

export const engine: HandEngine<MinesHand> = {
  kind: 'hand',
  name: 'mines',
  numbers: ({ mines }) => fromOne(mines),
  returnToPlayer: MINES_RETURN,
  raises: [],
  rest: 'take',
  isSpot: (spot) => mineCounts.some((count) => minesSpot(count) === spot),
  movesOf,
  deal(draw, spot) {
    const mines = drawSome(draw, Number(spot.slice('mines-'.length)), MINES_FIELDS);
    const spare = drawBelow(draw, MINES_FIELDS);
    return { engine: 'mines', mines: mines.map((field) => field - 1), opened: [], spare, moves: [] };
  },
  move(hand, move) {
    const moves = [...hand.moves, move];
    if (move !== 'take')
      return { ...hand, moves, opened: [...hand.opened, Number(move.slice('open-'.length))] };
    // A round that is left before its first field would be a bet without a risk, so one is opened by chance.
    const opened = hand.opened.length > 0 ? hand.opened : [hand.spare];
    return { ...hand, moves, opened };
  },
  pays: (hand) => (isHit(hand) ? 0 : minesPay(hand.mines.length, hand.opened.length)),
  show(hand) {
    const { mines, opened } = hand;
    const isOver = movesOf(hand).length === 0;
    return {
      engine: 'mines',
      count: mines.length,
      opened,
      mines: isOver ? mines : [],
      result: isOver ? (isHit(hand) ? 'hit' : 'taken') : null,
    };
  },
};
