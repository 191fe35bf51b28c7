import type { Minor } from './money.ts';
import type { ActivityKind } from './rows.ts';

/** What a bonus was given for: the activity record of the grant has this type. */
export type BonusSource = Extract<
  ActivityKind,
  'registration_bonus' | 'new_user_deposit_bonus' | 'deposit_bonus'
>;

/**
 * `running` is being played; `done` was wagered and what was left became cash; `spent` was lost in play before that;
 * `expired` ran out of time and what was left went back to the house.
 */
export type BonusState = 'running' | 'done' | 'spent' | 'expired';

/** One bonus given to a player, from the gift to its end. */
export interface BonusGrantRow {
  id: string;
  playerId: string;
  source: BonusSource;
  /** What the player was given. */
  amount: Minor;
  /** What of it is in the bonus pocket now: stakes out, wins in. */
  left: Minor;
  wagerTimes: number;
  /** What has to be staked from it before it is cash. */
  target: Minor;
  wagered: Minor;
  grantedAt: number;
  expiresAt: number;
  state: BonusState;
}

/** Part of an open bet's stake that came out of one grant. */
export interface BonusStakeShare {
  grantId: string;
  amount: Minor;
}
