import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { Cue } from '../sound/vocabulary.ts';

/** A win of this many stakes is big, or huge. */
export const GREAT = 8;
export const HUGE = 25;

type Paid = readonly [round: RoundOnWire, came: string];

/** Filled by the parts that load late: the sounds and the strip of last rounds. */
export const ears: {
  hear?: (cue: Cue, more: number) => void;
  paid?: (round: RoundOnWire) => void;
  note?: (...paid: Paid) => void;
} = {};

export const over: Paid[] = [];

/** @param more duration of a turn, in ms, or height of a climb, in half tones */
export const cue = (name: Cue, more = 0): void => ears.hear?.(name, more);

export function tellPaid(...paid: Paid): void {
  over.push(paid);
  ears.paid?.(paid[0]);
  ears.note?.(...paid);
}
