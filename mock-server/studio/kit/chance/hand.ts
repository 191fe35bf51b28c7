import type { Draw } from './draw.ts';
import type { Hands, Outcomes } from './outcomes.ts';

export type HandName = keyof Hands;

export type HandMove = 'hit' | 'stand' | 'double' | 'split' | 'play' | 'fold' | 'take' | `open-${number}`;

export const isHandMove = (move: string): move is HandMove =>
  /^(?:hit|stand|double|split|play|fold|take|open-\d{1,2})$/.test(move);

export interface Decided {
  /** In order; their number is the step of the next decision. */
  moves: readonly HandMove[];
}

/** Known to the server alone, face-down cards included. Plain JSON, part of the snapshot. */
export type TableHand = Hands[HandName];

/** A hand for which all players of a live table decide (GAM-13). */
export interface SharedHand<Hand extends TableHand = TableHand> {
  /** Its own, because the dealer draws independently of the players. */
  spot: string;
  /** What the table sees while the players decide. */
  showDealt(hand: Hand): Outcomes[Hand['engine']];
  /** Decision of a virtual player. */
  simpleMove(hand: Hand): HandMove;
}

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
  shared?: SharedHand<Hand>;
  isSpot(spot: string): boolean;
  /** @param place at a live table, from 0 */
  deal(draw: Draw, spot: string, place?: number): Hand;
  /** Empty once the hand is over. */
  movesOf(hand: Hand): readonly HandMove[];
  /** @param move a possible one; the dealer also plays when the player is done */
  move(hand: Hand, move: HandMove): Hand;
  /** In hundredths of the first stake, returned raises included. */
  pays(hand: Hand): number;
  show(hand: Hand): Outcomes[Hand['engine']];
  /** The outcome as the numbers that were drawn, for the page that verifies a round. */
  numbers(outcome: Outcomes[Hand['engine']]): string;
}

/** @param choose decides until the hand is over */
export function playOut(
  engine: HandEngine,
  dealt: TableHand,
  choose: (hand: TableHand) => HandMove,
): TableHand {
  let hand = dealt;
  while (engine.movesOf(hand).length > 0) hand = engine.move(hand, choose(hand));
  return hand;
}

export const isHandSpot = (spot: string) => spot === 'hand';
