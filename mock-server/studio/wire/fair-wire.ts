import type { PlayedGame } from '../engines/engines.ts';
import type { HandMove } from '../engines/hand.ts';
import type { Outcome } from '../engines/outcomes.ts';

/** A round with all its verification data. Amounts in major units, multipliers in hundredths. */
export interface FairRoundOnWire {
  round: string;
  /** Betting record; empty for a free spin. */
  bet: string;
  game: Pick<PlayedGame, 'engine' | 'name'>;
  /** Smallest stake of a game with a pot, which decides the chance to win it; null for every other game. */
  potStake: number | null;
  /** World time of its end, in ms since 1970. */
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
  /** Multiplier at which the player left a flight, 0 when it ended first; null for every other game. */
  leftAt: number | null;
  /** Last multiplier of a flight, as shown; null for every other game. */
  bust: number | null;
  moves: readonly HandMove[];
  payout: number;
  /** Part of the payout that is the pot: chance decides whether it is won, all players' stakes how much it is. */
  jackpot: number;
  /** As shown; null for a flight, and for an old round whose outcome the server has forgotten. */
  outcome: Outcome | null;
}

export interface FairOnWire {
  /** SHA-256 of the server seed in use, and of the one after it. */
  hash: string;
  nextHash: string;
  clientSeed: string;
  nonce: number;
  rounds: readonly FairRoundOnWire[];
  /** Number of older rounds; `before` asks for them. */
  older: number;
}
