import type { SlipKind } from '@copihue/studio/engines/bet-slip';
import type { Fixture, MatchOutcome } from '@copihue/studio/engines/match';

/**
 * A selection as it was accepted. The fixture is a copy, so that the bet can be settled when the programme has changed.
 */
export interface SportLeg {
  fixture: Fixture;
  league: string;
  home: string;
  away: string;
  outcome: MatchOutcome;
  /** Whole hundredths. */
  price: number;
}

/** Selections of a sportsbook bet; stake, payout and status are in the betting record of the same id. */
export interface SportBetRow {
  betId: string;
  playerId: string;
  slip: string;
  kind: SlipKind;
  legs: SportLeg[];
}
