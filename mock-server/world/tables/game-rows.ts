/** Plain JSON, times in ms since 1970, money in minor units. */

import type { TableHand } from '@copihue/studio/kit/chance/hand';
import type { Outcome } from '@copihue/studio/kit/chance/outcomes';
import type { Minor } from './money.ts';

/** A game of the catalogue, or the lucky wheel with its free spin of the day. */
interface Place {
  playerId: string;
  /** A game never outlives this login. */
  sessionId: string;
  gameId: string;
  isBonus: boolean;
  isLucky: boolean;
}

export interface GameEntryRow extends Place {
  issuedAt: number;
}

export interface GameSeat extends Place {
  key: string;
  usedAt: number;
}

export interface SpotStake {
  spot: string;
  stake: Minor;
}

export interface RoundSeed {
  /** Index of the player's seed, from 0; at a live table the player's place. */
  seed: number;
  nonce: number;
}

export interface Flight {
  startedAt: number;
  endsAt: number;
  /** Last multiplier in hundredths. Below 100 the flight never started. */
  bust: number;
  /** Payout at the end of the flight, in hundredths of the stake. */
  paysAtEnd: number;
}

export interface RoundRow {
  key: string;
  id: string;
  betId: string;
  playerId: string;
  gameId: string;
  isBonus: boolean;
  isFree: boolean;
  from: RoundSeed;
  stakes: SpotStake[];
  /** Automatic cash-out, in hundredths. */
  auto: number | null;
  state: 'open' | 'settled';
  payout: Minor;
  jackpot: Minor;
  outcome: Outcome | null;
  flight: Flight | null;
  /** Multiplier of the cash-out, in hundredths; 0 when the flight ended first. */
  leftAt: number;
  hand: TableHand | null;
  raised: Minor;
  /** Number of the shared round; null for the player's own round (GAM-13). */
  live: number | null;
}

/** The same settings for all games and devices (GAM-15). */
export interface GameSettings {
  /** Sound, and vibration on phones that have it. */
  sound: boolean;
  quick: boolean;
}

/** `returned`: at most the stake came back. `sold`: cashed out before its end. */
export type BetStatus = 'open' | 'won' | 'returned' | 'lost' | 'sold';

export interface BetRow {
  id: string;
  gameId: string;
  stake: Minor;
  payout: Minor;
  /** Cash and bonus together, after the settlement. While the bet is open: after the stake. */
  balanceAfter: Minor;
  isBonus: boolean;
  status: BetStatus;
  createdAt: number;
}
