import type { SlipKind } from '@copihue/studio/engines/bet-slip';
import type { Fixture, MatchOutcome } from '@copihue/studio/engines/match';

/** A selection as it was accepted. The fixture is a copy: the bet is settled by it, whatever the programme becomes. */
export interface SportLeg {
  fixture: Fixture;
  league: string;
  home: string;
  away: string;
  outcome: MatchOutcome;
  /** Whole hundredths. */
  price: number;
}

/** What a bet of the sportsbook is on; its stake, payout and status are in the betting record of the same id. */
export interface SportBetRow {
  betId: string;
  playerId: string;
  /** Chosen by the page; the same id again is the same slip. */
  slip: string;
  kind: SlipKind;
  legs: SportLeg[];
}
