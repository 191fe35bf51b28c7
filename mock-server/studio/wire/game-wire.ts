import type { EngineName } from '../engines/engine.ts';
import type { HandMove } from '../engines/hand.ts';
import type { Outcome, PokerRank } from '../engines/outcomes.ts';
import type { SlotProfile } from '../engines/slot-profiles.ts';

/** A flight as the page may know it: nothing of its end before it has ended. */
export interface FlightOnWire {
  elapsedMs: number;
  /** Last multiplier in hundredths, once the flight is over. */
  bust?: number;
  /** Multiplier the player left with, in hundredths; 0 when the flight ended first. */
  leftAt: number;
  auto: number | null;
}

/** What the player may decide in a hand. */
export interface HandOnWire {
  /** Decisions so far: what the next one belongs to. */
  step: number;
  /** Empty once the hand is over. */
  moves: readonly HandMove[];
  /** What a move that raises stakes more, in major units. */
  raise: number;
}

/** A round as the page knows it. Amounts in major units. */
export interface RoundOnWire {
  round: string;
  state: 'open' | 'settled';
  stake: number;
  payout: number;
  /** What of the payout is the pot. */
  jackpot: number;
  /** What the pot of the game holds now; null for a game without one. */
  pot: number | null;
  /** Balance of the wallet the seat plays with, after all of this. */
  balance: number;
  /** The outcome; for an open hand, what is on the table. */
  outcome: Outcome | null;
  flight: FlightOnWire | null;
  hand: HandOnWire | null;
}

/** What a page gets for its entry. */
export interface SeatOnWire {
  seat: string;
  engine: EngineName;
  currency: string;
  isBonus: boolean;
  balance: number;
  /** Stakes to choose from, smallest first, and the largest total of a round. */
  stakes: readonly number[];
  stakeAtMost: number;
  /** Stakes are multiples of it: a hundred smallest units of the market. */
  stakeStep: number;
  /** SHA-256 of the server seed: what comes of the rounds is fixed before the first one (GAM-10). */
  seedHash: string;
  /** Published return to player, 0 to 1. */
  returns: number;
  /** The returns are those of the best decisions. */
  isBestPlay: boolean;
  slotPays: SlotProfile['pays'] | null;
  /** What the segments of the free spin pay, in major units; null without a free spin. */
  freeSegments: readonly number[] | null;
  /** What the ante bonus of poker pays, in hundredths of the ante. */
  anteBonus: Readonly<Partial<Record<PokerRank, number>>> | null;
  /** What the pot of the game holds, what it starts with, the share of each stake that feeds it; null without one. */
  pot: { amount: number; seed: number; share: number; oneIn: number } | null;
  /** Who presents the game now; null where nobody does. */
  dealer: string | null;
  /** The round of this player in this game that has not ended: it goes on. */
  open: RoundOnWire | null;
}
