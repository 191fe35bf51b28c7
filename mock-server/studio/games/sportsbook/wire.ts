import type { SlipKind } from './bet-slip.ts';
import type { MatchState, Score, Sport } from './match.ts';
import type { ByPick } from './match-odds.ts';
import type { Lines, MatchPick } from './match-picks.ts';

export interface StateOnWire {
  sport: Sport;
  lines: Lines;
  league: string;
  home: string;
  away: string;
  /** ms since 1970 */
  startsAt: number;
  phase: MatchState['phase'];
  score: Score | null;
  games: Score | null;
  /** Whole minutes played; null in a sport without a clock. */
  minute: number | null;
}

/** Prices in hundredths. */
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

export interface Selection {
  match: string;
  outcome: MatchPick;
  /** Price that the player saw, in hundredths. */
  price: number;
}

/** Amounts in major units. */
export interface BetOnWire {
  id: string;
  /** Id of the slip that it was placed with. */
  slip: string;
  kind: SlipKind;
  stake: number;
  /** Total price, in hundredths. */
  price: number;
  returns: number;
  payout: number;
  status: 'open' | 'won' | 'lost';
  legs: readonly LegOnWire[];
  isCashedOut: boolean;
  /** Current price at which the house buys the bet; null when it does not buy it. */
  cashOut: number | null;
}

/** Which price changes a slip accepts without a question, which sides come first, and what is on the slip. */
export interface SettingsOnWire {
  accept: 'better' | 'any';
  followed: readonly string[];
  picks?: readonly Selection[];
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

/** Result of a slip. No bets: a price has changed or bets are suspended. */
export interface PlacedOnWire {
  bets: readonly BetOnWire[] | null;
  book: BookOnWire;
}

/** Result of a cash-out. No bet: its price has fallen or is withdrawn. */
export interface CashedOutOnWire {
  bet: BetOnWire | null;
  book: BookOnWire;
}
