/** Rows of what happens in games: plain JSON, times in ms since 1970, money in minor units. */

import type { TableHand } from '@copihue/studio/engines/hand';
import type { Outcome } from '@copihue/studio/engines/outcomes';
import type { Minor } from './money.ts';

/** What an entry opens: a game of the catalogue, or the lucky wheel with its free spin of the day. */
interface Place {
  playerId: string;
  /** The login it belongs to: a game never outlives it. */
  sessionId: string;
  gameId: string;
  /** Plays with the bonus wallet. */
  isBonus: boolean;
  isLucky: boolean;
}

/** A one-time key of a game address. */
export interface GameEntryRow extends Place {
  issuedAt: number;
  isUsed: boolean;
}

/** A place at a game: what a page got for its entry, and the only thing it can play with. */
export interface GameSeat extends Place {
  key: string;
  usedAt: number;
}

export interface SpotStake {
  spot: string;
  stake: Minor;
}

/** Where the chance of a round comes from (fair-rows.ts). */
export interface RoundSeed {
  /** Which of the player's seeds, from 0 on. */
  seed: number;
  nonce: number;
}

/** A flight of the crash game, as only the server knows it. */
export interface Flight {
  startedAt: number;
  endsAt: number;
  /** Last multiplier in hundredths; below 100 it never left the ground. */
  bust: number;
  /** What the player gets when the time is up, in hundredths of the stake. */
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
  /** What of the payout is a pot that was won. */
  jackpot: Minor;
  outcome: Outcome | null;
  flight: Flight | null;
  /** Multiplier the player left with, in hundredths; 0 when the flight ended first. */
  leftAt: number;
  /** The cards of a game with decisions, until the end: the outcome is computed from them. */
  hand: TableHand | null;
  /** Staked on top of the first stakes by a decision. */
  raised: Minor;
}

export type BetStatus = 'open' | 'won' | 'lost';

/** A betting record (HIS-02). */
export interface BetRow {
  id: string;
  gameId: string;
  stake: Minor;
  payout: Minor;
  /** Cash and bonus together once the bet was settled, or staked while it is open. */
  balanceAfter: Minor;
  isBonus: boolean;
  status: BetStatus;
  createdAt: number;
}
