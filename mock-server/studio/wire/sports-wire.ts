import type { SlipKind } from '../engines/bet-slip.ts';
import type { MatchOutcome, MatchState, Score } from '../engines/match.ts';
import type { ByOutcome } from '../engines/match-odds.ts';

export interface StateOnWire {
  league: string;
  home: string;
  away: string;
  /** ms since 1970 */
  startsAt: number;
  phase: MatchState['phase'];
  /** Null before the start. */
  score: Score | null;
  games: Score | null;
  /** Whole minutes played; null in a sport without a clock. */
  minute: number | null;
}

/** A match with its offer. Prices are whole hundredths. */
export interface MatchOnWire extends StateOnWire {
  id: string;
  hasDraw: boolean;
  isSuspended: boolean;
  prices: ByOutcome;
}

export interface LegOnWire extends StateOnWire {
  outcome: MatchOutcome;
  /** Accepted price, in hundredths. */
  price: number;
  result: 'open' | 'won' | 'lost';
}

/** Amounts in major units. */
export interface BetOnWire {
  id: string;
  kind: SlipKind;
  stake: number;
  /** Total price, in hundredths. */
  price: number;
  returns: number;
  payout: number;
  status: 'open' | 'won' | 'lost';
  /** ms since 1970 */
  placedAt: number;
  legs: readonly LegOnWire[];
}

export interface BookOnWire {
  /** Balance of the seat's wallet, in major units. */
  balance: number;
  timeZone: string;
  /** The house's share of every market, 0 to 1. */
  margin: number;
  matches: readonly MatchOnWire[];
  bets: readonly BetOnWire[];
}

/** Result of a slip; without bets, a price has changed or bets are refused for the moment. */
export interface PlacedOnWire {
  bets: readonly BetOnWire[] | null;
  book: BookOnWire;
}
