import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { Cue } from '../sound/vocabulary.ts';

/** A win of this many stakes is big, or huge. */
export const GREAT = 8;
export const HUGE = 25;

type Paid = readonly [round: RoundOnWire, came: string];

/** Filled by the parts that load late: the sounds, the strip of last rounds, and what is thrown for a win. */
export const lateParts: {
  sound?: (cue: Cue, more: number) => void;
  soundPayout?: (round: RoundOnWire) => void;
  addRound?: (...paid: Paid) => void;
  burst?: (count: number) => void;
  cheer?: (amount: number, stake: number) => Promise<void>;
  banner?: (title: string, amount: number | string, holdMs: number) => Promise<void>;
} = {};

export const over: Paid[] = [];

/** @param more duration of a turn, in ms, or height of a climb, in half tones */
export const cue = (name: Cue, more = 0): void => lateParts.sound?.(name, more);

export function publishPayout(...paid: Paid): void {
  over.push(paid);
  lateParts.soundPayout?.(paid[0]);
  lateParts.addRound?.(...paid);
}
