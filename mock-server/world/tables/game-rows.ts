/** Rows of what happens in games: plain JSON, times in ms since 1970, money in minor units. */

import type { TableHand } from '@copihue/studio/engines/hand';
import type { Outcome } from '@copihue/studio/engines/outcomes';
import type { Minor } from './money.ts';

/** Target of an entry: a game of the catalogue, or the lucky wheel with its free spin of the day. */
interface Place {
  playerId: string;
  /** Login it belongs to; a game never outlives it. */
  sessionId: string;
  gameId: string;
  isBonus: boolean;
  isLucky: boolean;
}

export interface GameEntryRow extends Place {
  issuedAt: number;
  isUsed: boolean;
}

/** A place at a game. A page gets it for its entry and can play with nothing else. */
export interface GameSeat extends Place {
  key: string;
  usedAt: number;
}

export interface SpotStake {
  spot: string;
  stake: Minor;
}

export interface RoundSeed {
  /** Index of the player's seed, from 0. */
  seed: number;
  nonce: number;
}

export interface Flight {
  startedAt: number;
  endsAt: number;
  /** Last multiplier in hundredths; below 100 the flight never left the ground. */
  bust: number;
  /** Payout when the time is up, in hundredths of the stake. */
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
  /** Exit the player chose beforehand, in hundredths. */
  auto: number | null;
  state: 'open' | 'settled';
  payout: Minor;
  jackpot: Minor;
  outcome: Outcome | null;
  flight: Flight | null;
  /** Multiplier the player left with, in hundredths; 0 when the flight ended first. */
  leftAt: number;
  hand: TableHand | null;
  raised: Minor;
  /** Number of the shared round it was staked on; null for a round of the player's own (GAM-13). */
  live: number | null;
}

/** What a player set for all games, the same on every device (GAM-15). */
export interface GameSettings {
  /** Sound, and touch on phones that have it. */
  sound: boolean;
  quick: boolean;
}

export type BetStatus = 'open' | 'won' | 'lost';

/** A betting record (HIS-02). */
export interface BetRow {
  id: string;
  gameId: string;
  stake: Minor;
  payout: Minor;
  /** Cash and bonus together, after the settlement or, while the bet is open, after the stake. */
  balanceAfter: Minor;
  isBonus: boolean;
  status: BetStatus;
  createdAt: number;
}
