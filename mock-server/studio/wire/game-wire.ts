import type { EngineName } from '../engines/engine.ts';
import type { HandMove } from '../engines/hand.ts';
import type { LivePhase } from '../engines/live-clock.ts';
import type { Outcome, PokerRank } from '../engines/outcomes.ts';
import type { SlotTerms } from '../engines/slot.ts';
import type { FairRoundOnWire } from './fair-wire.ts';

export interface FlightOnWire {
  elapsedMs: number;
  /** Last multiplier in hundredths, once the flight is over. */
  bust?: number;
  /** Multiplier the player left with, in hundredths; 0 when the flight ended first. */
  leftAt: number;
  auto: number | null;
}

export interface HandOnWire {
  /** Number of decisions so far; the next one names it. */
  step: number;
  /** Empty once the hand is over. */
  moves: readonly HandMove[];
  /** Additional stake of a raise, in major units. */
  raise: number;
}

/** A round as the page sees it. Amounts in major units. */
export interface RoundOnWire {
  round: string;
  state: 'open' | 'settled';
  stake: number;
  payout: number;
  jackpot: number;
  /** Present amount of the game's pot; null for a game without one. */
  pot: number | null;
  balance: number;
  /** The outcome; for an open hand, the cards on the table. */
  outcome: Outcome | null;
  flight: FlightOnWire | null;
  hand: HandOnWire | null;
}

/** A round that is over, as the strip of last rounds shows it (GAM-15). Amounts in major units; free spins have no stake. */
export type LastRoundOnWire = Pick<RoundOnWire, 'round' | 'stake' | 'payout'>;

/** What the player set, for all games and on every device. */
export interface GameSettingsOnWire {
  sound: boolean;
  quick: boolean;
}

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

export interface SeatOnWire {
  seat: string;
  engine: EngineName;
  currency: string;
  isBonus: boolean;
  balance: number;
  /** Stakes to choose from, smallest first, and the largest total of a round. */
  stakes: readonly number[];
  /** The stake the player chose last in this game; null before the first round (GAM-12). */
  stake: number | null;
  stakeAtMost: number;
  /** Stakes are multiples of it: a hundred smallest units of the market. */
  stakeStep: number;
  /** SHA-256 of the server seed: the results are fixed before the first round (GAM-10). */
  seedHash: string;
  /** Published return to player, 0 to 1. */
  returns: number;
  /** The returns assume the best decisions. */
  isBestPlay: boolean;
  slot: SlotTerms | null;
  /** Pays of the free spin's segments, in major units; null without a free spin. */
  freeSegments: readonly number[] | null;
  anteBonus: Readonly<Partial<Record<PokerRank, number>>> | null;
  /** The game's pot: present amount, first amount, share of each stake that feeds it; null without one. */
  pot: { amount: number; seed: number; share: number; oneIn: number } | null;
  /** Presenter of the game; null where there is none. */
  dealer: string | null;
  /** The live table; null where each player plays rounds of their own. */
  live: LiveOnWire | null;
  open: RoundOnWire | null;
  /** The player's last rounds in this game, the latest first. */
  last: readonly LastRoundOnWire[];
  settings: GameSettingsOnWire;
}
