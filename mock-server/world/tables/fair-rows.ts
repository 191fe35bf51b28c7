/** Rows of verifiable chance (GAM-10): plain JSON, times in ms since 1970, money in minor units. */

import type { HandMove } from '@copihue/studio/engines/hand';
import type { RoundSeed, SpotStake } from './game-rows.ts';
import type { Minor } from './money.ts';

export interface SeedRow {
  /** 64 hexadecimal digits. No answer contains it while rounds are played with it. */
  serverSeed: string;
  /** Each counts from its nonce until the next one begins. */
  clientSeeds: { from: number; seed: string }[];
  nonce: number;
}

export interface PlayerSeeds {
  /** Oldest first. The last one is in use, the others are revealed. */
  used: SeedRow[];
  /** Server seed after the one in use; its hash is already known. */
  next: string;
}

/** Data to verify a round with: the player's choices and the result. Fields that a game does not have are absent. */
export interface FairRound extends RoundSeed {
  id: string;
  /** Number of a shared round, whose seed is the table's; `seed` and `nonce` are not used then. */
  live?: number;
  betId?: string;
  gameId: string;
  stakes: SpotStake[];
  /** Of a flight, in hundredths: the exit chosen beforehand, the multiplier it was left with, its last multiplier. */
  auto?: number;
  leftAt?: number;
  bust?: number;
  moves?: readonly HandMove[];
  payout: Minor;
  /** Part of the payout that is a won pot: chance decides whether it is won, other players' stakes how much it is. */
  jackpot?: Minor;
  /** World time of its end. */
  at: number;
}
