import type { Draw } from './draw.ts';
import type { Card, HandOutcome } from './outcomes.ts';

export type HandName = 'blackjack' | 'poker';

/** What a player may decide. */
export type HandMove = 'hit' | 'stand' | 'double' | 'play' | 'fold';

/** A hand as only the server knows it: every card that is dealt, turned or not. Plain JSON, part of the snapshot. */
export interface TableHand {
  engine: HandName;
  player: readonly Card[];
  dealer: readonly Card[];
  /** Decisions so far, in their order; their count is the step the next one decides on. */
  moves: readonly HandMove[];
}

/** A game whose round waits for decisions. Pure: the same draws and moves give the same hand. */
export interface HandEngine {
  kind: 'hand';
  name: HandName;
  /** Published return of the best play, 0 to 1: what comes back of all that is staked, raises included. */
  returnToPlayer: number;
  /** The move that stakes the first stake once more. */
  raise: HandMove;
  /** What becomes of a hand without its player; it is always possible and never stakes anything. */
  rest: HandMove;
  deal(draw: Draw): TableHand;
  /** What may be decided now; nothing once the hand is over. */
  movesOf(hand: TableHand): readonly HandMove[];
  /** The hand after one of the possible moves, with what the dealer does when it is over. */
  move(draw: Draw, hand: TableHand, move: HandMove): TableHand;
  /** What a hand that is over pays, in hundredths of the first stake; what a raise staked comes back with it. */
  pays(hand: TableHand): number;
  /** As its player may see it: nothing of a card that is not turned. */
  show(hand: TableHand): HandOutcome;
}
