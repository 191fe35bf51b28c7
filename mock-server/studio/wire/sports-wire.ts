import type { SlipKind } from '../engines/bet-slip.ts';
import type { MatchState, Score, Sport } from '../engines/match.ts';
import type { ByPick } from '../engines/match-odds.ts';
import type { Lines, MatchPick } from '../engines/match-picks.ts';

export interface StateOnWire {
  sport: Sport;
  lines: Lines;
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
  isSuspended: boolean;
  prices: ByPick;
}

export interface LegOnWire extends StateOnWire {
  outcome: MatchPick;
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
  isCashedOut: boolean;
  /** What the house pays for it now; null when it buys it not. */
  cashOut: number | null;
}

/** What the player set: which prices a slip takes without asking, and sides that stand first. */
export interface SettingsOnWire {
  accept: 'better' | 'any';
  followed: readonly string[];
}

export interface BookOnWire {
  /** Balance of the seat's wallet, in major units. */
  balance: number;
  timeZone: string;
  /** The house's share of every market, 0 to 1. */
  margin: number;
  matches: readonly MatchOnWire[];
  bets: readonly BetOnWire[];
  settings: SettingsOnWire;
}

/** Result of a slip; without bets, a price has changed or bets are refused for the moment. */
export interface PlacedOnWire {
  bets: readonly BetOnWire[] | null;
  book: BookOnWire;
}

/** Result of a cash-out; without a bet, its price has fallen or there is none any more. */
export interface CashedOutOnWire {
  bet: BetOnWire | null;
  book: BookOnWire;
}
