import type { PlayedGame } from '../kit/chance/engine.ts';
import type { HandMove } from '../kit/chance/hand.ts';
import type { Outcome } from '../kit/chance/outcomes.ts';

/** A round with all its verification data. Amounts in major units, multipliers in hundredths. */
export interface FairRoundOnWire {
  round: string;
  /** Betting record; empty for a free spin. */
  bet: string;
  game: Pick<PlayedGame, 'engine' | 'name'>;
  /** Smallest stake of a game with a pot, which decides the chance to win it; null for every other game. */
  potStake: number | null;
  /** World time at the end of the round, in ms since 1970. */
  at: number;
  hash: string;
  /** Null while the seed is in use. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  /** At a live table, from 0: each place has its own row of cards. */
  place: number;
  stakes: readonly { spot: string; stake: number }[];
  /** Chosen automatic exit of a flight; null without one. */
  auto: number | null;
  /** Multiplier at which the player left a flight, 0 when it ended first; null for every other game. */
  leftAt: number | null;
  /** Last multiplier of a flight, as shown; null for every other game. */
  bust: number | null;
  moves: readonly HandMove[];
  payout: number;
  /** Part of the payout that is the pot. Chance decides whether it is won; all players' stakes decide the amount. */
  jackpot: number;
  /** As shown; null for a flight, and for an old round that the server no longer stores. */
  outcome: Outcome | null;
}

export interface FairOnWire {
  /** SHA-256 of the current server seed, and of the next one. */
  hash: string;
  nextHash: string;
  clientSeed: string;
  nonce: number;
  rounds: readonly FairRoundOnWire[];
  /** Number of older rounds, for `before`. */
  older: number;
}
