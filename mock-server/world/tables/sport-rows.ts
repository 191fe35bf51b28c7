import type { SlipKind } from '@copihue/studio/engines/bet-slip';
import type { Fixture } from '@copihue/studio/engines/match';
import type { MatchPick } from '@copihue/studio/engines/match-picks';

/**
 * A selection as it was accepted. The fixture is a copy, so that the bet can be settled when the programme has changed.
 */
export interface SportLeg {
  fixture: Fixture;
  league: string;
  home: string;
  away: string;
  outcome: MatchPick;
  /** Whole hundredths. */
  price: number;
  /** What the player saw, where a better or any other price was taken. */
  asked?: number;
}

/** Selections of a sportsbook bet; stake, payout and status are in the betting record of the same id. */
export interface SportBetRow {
  betId: string;
  playerId: string;
  slip: string;
  kind: SlipKind;
  legs: SportLeg[];
  /** The player sold it before its end. */
  isCashedOut?: true;
}

/** Prices that a slip takes without asking again: better ones, or any. */
export type PriceRule = 'better' | 'any';

/** What a player set in the sportsbook. */
export interface SportSettings {
  accept: PriceRule;
  /** Names of sides. */
  followed: string[];
}
