import type { Draw } from './draw.ts';
import type { Card, HandOutcome } from './outcomes.ts';

export type HandName = 'blackjack' | 'poker' | 'mines';

export type HandMove = 'hit' | 'stand' | 'double' | 'split' | 'play' | 'fold' | 'take' | `open-${number}`;

export const isHandMove = (move: string): move is HandMove =>
  /^(?:hit|stand|double|split|play|fold|take|open-\d{1,2})$/.test(move);

export interface BlackjackCards {
  cards: readonly Card[];
  isDoubled: boolean;
  isStood: boolean;
}

interface Decided {
  /** In order; their number is the step of the next decision. */
  moves: readonly HandMove[];
}

export interface BlackjackHand extends Decided {
  engine: 'blackjack';
  hands: readonly BlackjackCards[];
  dealer: readonly Card[];
  /** All cards of the round are drawn at the deal, so no decision changes the next card. Empty after the round. */
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
  /** Opened when the player leaves before opening a field. */
  spare: number;
}

/** Known to the server alone, face-down cards included. Plain JSON, part of the snapshot. */
export type TableHand = BlackjackHand | PokerHand | MinesHand;

/**
 * Pure: the same draws and moves give the same hand. All draws happen at the deal, so none follows a known decision.
 */
export interface HandEngine<Hand extends TableHand = TableHand> {
  kind: 'hand';
  name: HandName;
  /** Return of the best play, 0 to 1, as a share of all stakes, raises included. */
  returnToPlayer: number;
  raises: readonly HandMove[];
  /** Move for an absent player; always possible, never stakes anything. */
  rest: HandMove;
  isSpot(spot: string): boolean;
  deal(draw: Draw, spot: string): Hand;
  /** Empty once the hand is over. */
  movesOf(hand: Hand): readonly HandMove[];
  /** @param move a possible one; the dealer also plays when the player is done */
  move(hand: Hand, move: HandMove): Hand;
  /** In hundredths of the first stake, returned raises included. */
  pays(hand: Hand): number;
  show(hand: Hand): HandOutcome;
}

export const isHandSpot = (spot: string) => spot === 'hand';
