import type { PlayedGame } from '../engines/engines.ts';
import type { HandMove } from '../engines/hand.ts';
import type { Outcome } from '../engines/outcomes.ts';

/** A round with everything it is verified by. Amounts in major units, multipliers in hundredths. */
export interface FairRoundOnWire {
  round: string;
  /** The betting record; empty for a free spin. */
  bet: string;
  game: Pick<PlayedGame, 'engine' | 'name'>;
  /** Smallest stake of a game with a pot, which decides the chance to win it; null for every other game. */
  potStake: number | null;
  /** When it ended, in ms since 1970. */
  at: number;
  /** SHA-256 of the server seed. */
  hash: string;
  /** Null while rounds are played with it. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  stakes: readonly { spot: string; stake: number }[];
  /** Exit of a flight that was chosen beforehand; null where there is none. */
  auto: number | null;
  /** What a flight was left with, 0 when it ended first; null for every other game. */
  leftAt: number | null;
  /** Last multiplier of a flight, as it was shown; null for every other game. */
  bust: number | null;
  moves: readonly HandMove[];
  payout: number;
  /** What of it is the pot: chance decides that it is won, the stakes of all players how much it holds. */
  jackpot: number;
  /** As it was shown; null for a flight, and for a round so old that the server has forgotten how it looked. */
  outcome: Outcome | null;
}

/** What a player may know of the chance of their rounds. */
export interface FairOnWire {
  /** SHA-256 of the server seed in use, and of the one after it. */
  hash: string;
  nextHash: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
  /** Newest first. */
  rounds: readonly FairRoundOnWire[];
  /** How many older ones there are: asked for with this as `before`. */
  older: number;
}
