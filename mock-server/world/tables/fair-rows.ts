/** Rows of verifiable chance (GAM-10): plain JSON, times in ms since 1970, money in minor units. */

import type { HandMove } from '@copihue/studio/engines/hand';
import type { RoundSeed, SpotStake } from './game-rows.ts';
import type { Minor } from './money.ts';

/** A server seed with the client seeds of its rounds. */
export interface SeedRow {
  /** 64 hexadecimal digits. In no answer while rounds are played with it. */
  serverSeed: string;
  /** In their order; each counts for the rounds from a nonce on, until the next one. */
  clientSeeds: { from: number; seed: string }[];
  /** Nonce of the next round. */
  nonce: number;
}

/** The seeds of a player. */
export interface PlayerSeeds {
  /** Oldest first. The last one is in use, all others are revealed. */
  used: SeedRow[];
  /** Server seed that comes after the one in use; its hash is known already. */
  next: string;
}

/** What a round is verified by: what chance does not decide, and what came of it. What a game does not have is absent. */
export interface FairRound extends RoundSeed {
  id: string;
  /** The betting record, absent for a free spin. */
  betId?: string;
  gameId: string;
  stakes: SpotStake[];
  /** Of a flight, in hundredths: the exit chosen beforehand, the multiplier it was left with, its last multiplier. */
  auto?: number;
  leftAt?: number;
  bust?: number;
  moves?: readonly HandMove[];
  payout: Minor;
  /** What of it is a pot that was won: chance decides that it was, other stakes how much. */
  jackpot?: Minor;
  /** When it ended. */
  at: number;
}
