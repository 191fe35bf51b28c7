import type { LivePhase } from '../engines/live-clock.ts';
import type { Outcome } from '../engines/outcomes.ts';
import type { FairRoundOnWire } from './fair-wire.ts';
import type { RoundOnWire } from './game-wire.ts';

/** Somebody at a live table. Amounts in major units; a stake of 0 is no bet. */
export interface PersonOnWire {
  name: string;
  isVirtual: boolean;
  isYou: boolean;
  stake: number;
  /** Null until the round paid. */
  payout: number | null;
  /** Multiplier a flight was left with, in hundredths; 0 where there is none. */
  leftAt: number;
}

/** A shared round that is over, with all that verifies it. */
export type PastOnWire = Pick<
  FairRoundOnWire,
  'round' | 'game' | 'at' | 'hash' | 'serverSeed' | 'clientSeed' | 'nonce' | 'bust' | 'outcome'
>;

/** A live table at a moment (GAM-13): the same for all who are in the world, but for `isYou`, `own` and `balance`. */
export interface LiveOnWire {
  number: number;
  phase: LivePhase;
  /** Time since the phase began, and until the next one; the end of a flight is nobody's to know. In ms. */
  sinceMs: number;
  leftMs: number | null;
  /** SHA-256 of the round's server seed, fixed before the first bet. */
  hash: string;
  /** What the table shows; null while bets are taken, and for a flight. */
  outcome: Outcome | null;
  /** Last multiplier of a flight, in hundredths, once it is over. */
  bust: number | null;
  /** The last rounds, the latest first. */
  last: readonly PastOnWire[];
  people: readonly PersonOnWire[];
  /** Who presents, and the name of the portrait; null where nobody does. */
  presenter: { name: string; portrait: string } | null;
  /** The player's own bet on this round. */
  own: RoundOnWire | null;
  balance: number;
}
