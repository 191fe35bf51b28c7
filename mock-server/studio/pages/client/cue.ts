import type { RoundOnWire } from '../../wire/game-wire.ts';

/** From this many times the stake on a win is a big one, and a huge one. */
export const GREAT = 8;
export const HUGE = 25;

/** What happens at a table, for ears and hands (GAM-15). */
export type Cue =
  | 'chip'
  | 'start'
  | 'tick'
  | 'turn'
  | 'climb'
  | 'closed'
  | 'cashOut'
  | 'loss'
  | 'back'
  | 'win'
  | 'bigWin'
  | 'hugeWin';

/** A round that is over, and what came of it in words. */
type Paid = readonly [round: RoundOnWire, came: string];

/** What is loaded late: the sounds and the strip of last rounds. */
export const ears: {
  hear?: (cue: Cue, more: number) => void;
  paid?: (round: RoundOnWire) => void;
  note?: (...paid: Paid) => void;
} = {};

/** Rounds of this visit, for a strip that comes after them. */
export const over: Paid[] = [];

/** @param more how long something turns, in ms; how high something has climbed, in half tones */
export const cue = (name: Cue, more = 0): void => ears.hear?.(name, more);

export function tellPaid(...paid: Paid): void {
  over.push(paid);
  ears.paid?.(paid[0]);
  ears.note?.(...paid);
}
