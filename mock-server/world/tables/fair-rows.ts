/** Rows of verifiable chance (GAM-10): plain JSON, times in ms since 1970, money in minor units. */

import type { HandMove } from '@copihue/studio/kit/chance/hand';
import type { RoundSeed, SpotStake } from './game-rows.ts';
import type { Minor } from './money.ts';

export interface SeedRow {
  /** 64 hexadecimal digits. No answer contains it while rounds use it. */
  serverSeed: string;
  /** Each is valid from its nonce until the next one begins. */
  clientSeeds: { from: number; seed: string }[];
  nonce: number;
}

export interface PlayerSeeds {
  /** Oldest first. The last one is in use; the others are revealed. */
  used: SeedRow[];
  /** Server seed after the one in use. Its hash is already public. */
  next: string;
}

/** Data to verify a round: the player's choices and the result. A field that the game does not use is absent. */
export interface FairRound extends RoundSeed {
  id: string;
  /** Number of a shared round. Its seed belongs to the table; `seed` is the player's place. */
  live?: number;
  betId?: string;
  gameId: string;
  stakes: SpotStake[];
  /** Of a flight, in hundredths: automatic cash-out, actual cash-out, last multiplier. */
  auto?: number;
  leftAt?: number;
  bust?: number;
  moves?: readonly HandMove[];
  payout: Minor;
  /**
   * Pot won, as a part of the payout. Chance decides whether it is won; other players' stakes decide how much it is.
   */
  jackpot?: Minor;
  at: number;
}
