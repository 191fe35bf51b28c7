import type { EngineName } from '../kit/chance/engine.ts';
import type { HandMove } from '../kit/chance/hand.ts';
import type { LivePhase } from '../kit/chance/live-clock.ts';
import type { Outcome } from '../kit/chance/outcomes.ts';
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
  /** Number of decisions so far; the next decision must name it. */
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
  /** Current pot; null for a game without one. */
  pot: number | null;
  balance: number;
  /** For an open hand, the cards on the table. */
  outcome: Outcome | null;
  flight: FlightOnWire | null;
  hand: HandOnWire | null;
}

/** A finished round in the strip of last rounds (GAM-15). Amounts in major units; a free spin has stake 0. */
export type LastRoundOnWire = Pick<RoundOnWire, 'round' | 'stake' | 'payout'>;

/** The player's rounds in a game since their last rest; `net` in major units. */
export interface SessionOnWire {
  count: number;
  net: number;
}

/** Stored for the player: they hold in all games and on every device. */
export interface GameSettingsOnWire {
  sound: boolean;
  quick: boolean;
}

/** A person at a live table. Amounts in major units; stake 0 means no bet. */
export interface PersonOnWire {
  name: string;
  isVirtual: boolean;
  isYou: boolean;
  stake: number;
  /** Null until the round is paid. */
  payout: number | null;
  /** Multiplier at the exit of a flight, in hundredths; 0 without one. */
  leftAt: number;
}

/** A live table at a moment (GAM-13): the same for everybody, except `isYou`, `own` and `balance`. */
export interface LiveOnWire {
  number: number;
  phase: LivePhase;
  /** Time since the phase began, and until the next one, in ms. The end of a flight is secret. */
  sinceMs: number;
  leftMs: number | null;
  /** SHA-256 of the round's server seed, fixed before the first bet. */
  hash: string;
  /** Null while bets are taken, and for a flight. */
  outcome: Outcome | null;
  /** Last multiplier of a finished flight, in hundredths. */
  bust: number | null;
  /** Past rounds without a bet, as the verification page opens them. */
  last: readonly FairRoundOnWire[];
  people: readonly PersonOnWire[];
  /** Name of the presenter and of the portrait; null without a presenter. */
  presenter: { name: string; portrait: string } | null;
  own: RoundOnWire | null;
  balance: number;
}

export interface SeatOnWire {
  seat: string;
  engine: EngineName;
  currency: string;
  isBonus: boolean;
  balance: number;
  /** Usual stakes, smallest first, and the largest total stake of a round. */
  stakes: readonly number[];
  /** Last stake of the player in this game; null before the first round (GAM-12). */
  stake: number | null;
  stakeAtMost: number;
  /** Every stake is a multiple of this: 100 of the market's smallest units. */
  stakeStep: number;
  /** SHA-256 of the server seed: the results are fixed before the first round (GAM-10). */
  seedHash: string;
  /** Number of the player's next round. */
  nonce: number;
  /** The seat of the lucky wheel: its segments in major units, and whether today's spin is used. It takes no stake. */
  free: { segments: readonly number[]; isSpun: boolean } | null;
  /** Current pot, its first amount, and the share of each stake that feeds it; null without a pot. */
  pot: { amount: number; seed: number; share: number; oneIn: number } | null;
  dealer: string | null;
  /** Null where each player plays their own rounds. */
  live: LiveOnWire | null;
  open: RoundOnWire | null;
  last: readonly LastRoundOnWire[];
  session: SessionOnWire;
  settings: GameSettingsOnWire;
}
