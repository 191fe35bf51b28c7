import type { Draw } from './draw.ts';
import type { Card, HandOutcome } from './outcomes.ts';

export type HandName = 'blackjack' | 'poker' | 'mines';

/** What a player may decide. */
export type HandMove = 'hit' | 'stand' | 'double' | 'split' | 'play' | 'fold' | 'take' | `open-${number}`;

export const isHandMove = (move: string): move is HandMove =>
  /^(?:hit|stand|double|split|play|fold|take|open-\d{1,2})$/.test(move);

/** Cards a player of blackjack plays on: one hand, or two after a split. */
export interface BlackjackCards {
  cards: readonly Card[];
  isDoubled: boolean;
  isStood: boolean;
}

interface Decided {
  /** Decisions so far, in their order; their count is the step the next one decides on. */
  moves: readonly HandMove[];
}

export interface BlackjackHand extends Decided {
  engine: 'blackjack';
  hands: readonly BlackjackCards[];
  dealer: readonly Card[];
  /** All cards of the round in their order, drawn at the deal: no decision changes the next one. Empty once it is over. */
  shoe: readonly Card[];
  /** How many of them are on the table. */
  dealt: number;
}

export interface PokerHand extends Decided {
  engine: 'poker';
  player: readonly Card[];
  dealer: readonly Card[];
}

/** Fields count row by row from 0. */
export interface MinesHand extends Decided {
  engine: 'mines';
  mines: readonly number[];
  opened: readonly number[];
  /** The field that is opened when the player leaves before the first one. */
  spare: number;
}

/** A hand as only the server knows it: what is face down as well. Plain JSON, part of the snapshot. */
export type TableHand = BlackjackHand | PokerHand | MinesHand;

/**
 * A game whose round waits for decisions. Pure: the same draws and moves give the same hand. All chance is in the deal, so
 * that nothing is left to draw once a decision is known.
 */
export interface HandEngine<Hand extends TableHand = TableHand> {
  kind: 'hand';
  name: HandName;
  /** Published return of the best play, 0 to 1: what comes back of all that is staked, raises included. */
  returnToPlayer: number;
  /** The moves that stake the first stake once more. */
  raises: readonly HandMove[];
  /** What happens to a hand without its player; it is always possible and never stakes anything. */
  rest: HandMove;
  /** What a hand may be staked on. */
  isSpot(spot: string): boolean;
  deal(draw: Draw, spot: string): Hand;
  /** What may be decided now; empty once the hand is over. */
  movesOf(hand: Hand): readonly HandMove[];
  /** The hand after one of the possible moves, with what the dealer does when it is over. */
  move(hand: Hand, move: HandMove): Hand;
  /** What a hand that is over pays, in hundredths of the first stake; what a raise staked comes back with it. */
  pays(hand: Hand): number;
  /** As its player may see it: nothing that is face down. */
  show(hand: Hand): HandOutcome;
}

/** The one spot of a game of cards. */
export const isHandSpot = (spot: string) => spot === 'hand';
