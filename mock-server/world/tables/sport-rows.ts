import type { SlipKind } from '@copihue/studio/games/sportsbook/bet-slip';
import type { Fixture } from '@copihue/studio/games/sportsbook/match';
import type { MatchPick } from '@copihue/studio/games/sportsbook/match-picks';
import type { Selection } from '@copihue/studio/games/sportsbook/wire';

export interface SportMatch {
  fixture: Fixture;
  league: string;
  home: string;
  away: string;
}

/** The fixture is a copy, so that the bet can be settled after the programme has changed. */
export interface SportLeg extends SportMatch {
  outcome: MatchPick;
  price: number;
  /** Price that the player saw, where the accepted price differs. */
  asked?: number;
}

/** Stake, payout and status are in the betting record of the same id. */
export interface SportBetRow {
  betId: string;
  playerId: string;
  slip: string;
  kind: SlipKind;
  legs: SportLeg[];
  isCashedOut?: true;
  settledAt?: number;
}

export type PriceRule = 'better' | 'any';

export interface SportSettings {
  accept: PriceRule;
  followed: string[];
  /** Selections on the slip, kept for the player's next visit. */
  picks?: readonly Selection[];
}
