import type { SlipKind } from '../engines/bet-slip.ts';
import type { MatchOutcome, MatchState, Score } from '../engines/match.ts';
import type { ByOutcome } from '../engines/match-odds.ts';

/** Who plays, and where the match stands. */
export interface StateOnWire {
  league: string;
  home: string;
  away: string;
  /** ms since 1970 */
  startsAt: number;
  phase: MatchState['phase'];
  /** Null before the start. */
  score: Score | null;
  /** Games of the set that is played. */
  games: Score | null;
  /** Whole minutes played; null in a sport without a clock. */
  minute: number | null;
}

/** A match with what is offered on it. Prices are whole hundredths. */
export interface MatchOnWire extends StateOnWire {
  id: string;
  hasDraw: boolean;
  isSuspended: boolean;
  prices: ByOutcome;
}

/** A selection of a placed bet. */
export interface LegOnWire extends StateOnWire {
  outcome: MatchOutcome;
  /** As accepted, in hundredths. */
  price: number;
  result: 'open' | 'won' | 'lost';
}

/** A bet. Amounts in major units. */
export interface BetOnWire {
  id: string;
  kind: SlipKind;
  stake: number;
  /** Of all selections, in hundredths. */
  price: number;
  /** What it gives back when it wins. */
  returns: number;
  /** What it gave back. */
  payout: number;
  status: 'open' | 'won' | 'lost';
  /** ms since 1970 */
  placedAt: number;
  legs: readonly LegOnWire[];
}

/** All that the sportsbook shows, at one moment. */
export interface BookOnWire {
  /** Of the wallet the seat plays with, major units. */
  balance: number;
  /** Time zone of the player's market. */
  timeZone: string;
  /** The house's share of every market, 0 to 1. */
  margin: number;
  /** Live ones first, then by start. */
  matches: readonly MatchOnWire[];
  /** Open ones, then the last settled; newest first. */
  bets: readonly BetOnWire[];
}

/** What became of a slip: without bets, a price is another one by now or bets are refused for the moment. */
export interface PlacedOnWire {
  bets: readonly BetOnWire[] | null;
  book: BookOnWire;
}
