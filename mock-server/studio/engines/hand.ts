import type { Draw } from './draw.ts';
import type { Card, HandOutcome } from './outcomes.ts';

export type HandName = 'blackjack' | 'poker' | 'mines';

export type HandMove = 'hit' | 'stand' | 'double' | 'split' | 'play' | 'fold' | 'take' | `open-${number}`;

export const isHandMove = (move: string): move is HandMove =>
  /^(?:hit|stand|double|split|play|fold|take|open-\d{1,2})$/.test(move);

/** The player's cards in blackjack: one hand, or two after a split. */
export interface BlackjackCards {
  cards: readonly Card[];
  isDoubled: boolean;
  isStood: boolean;
}

interface Decided {
  /** Decisions so far, in order; their number is the step of the next one. */
  moves: readonly HandMove[];
}

export interface BlackjackHand extends Decided {
  engine: 'blackjack';
  hands: readonly BlackjackCards[];
  dealer: readonly Card[];
  /**
   * All cards of the round in order. They are drawn at the deal, so no decision changes the next card. Empty once the
   * round is over.
   */
  shoe: readonly Card[];
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
  /** The field that is opened when the player leaves before opening one. */
  spare: number;
}

/** A hand as only the server knows it, face-down cards included. Plain JSON, part of the snapshot. */
export type TableHand = BlackjackHand | PokerHand | MinesHand;

/**
 * A game whose round waits for decisions. Pure: the same draws and moves give the same hand. All chance is in the deal,
 * so that no draw follows a known decision.
 */
export interface HandEngine<Hand extends TableHand = TableHand> {
  kind: 'hand';
  name: HandName;
  /** Published return of the best play, 0 to 1, as a share of everything staked, raises included. */
  returnToPlayer: number;
  raises: readonly HandMove[];
  /** Move for a hand whose player is gone; it is always possible and never stakes anything. */
  rest: HandMove;
  isSpot(spot: string): boolean;
  deal(draw: Draw, spot: string): Hand;
  /** Possible moves; empty once the hand is over. */
  movesOf(hand: Hand): readonly HandMove[];
  /** The hand after a possible move; when the player is done, the dealer has played too. */
  move(hand: Hand, move: HandMove): Hand;
  /** Pay of a finished hand, in hundredths of the first stake, returned raises included. */
  pays(hand: Hand): number;
  show(hand: Hand): HandOutcome;
}

export const isHandSpot = (spot: string) => spot === 'hand';
