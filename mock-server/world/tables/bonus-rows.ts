import type { Minor } from './money.ts';
import type { ActivityKind } from './rows.ts';

/** Reason of a bonus; its activity record has the same type. */
export type BonusSource = Extract<
  ActivityKind,
  'registration_bonus' | 'new_user_deposit_bonus' | 'deposit_bonus'
>;

/**
 * `running` is being played; `done` was wagered and the rest became cash; `spent` was lost in play before that;
 * `expired` ran out of time and the rest went back to the house.
 */
export type BonusState = 'running' | 'done' | 'spent' | 'expired';

export interface BonusGrantRow {
  id: string;
  playerId: string;
  source: BonusSource;
  amount: Minor;
  /** Its part of the bonus pocket now: stakes out, wins in. */
  left: Minor;
  wagerTimes: number;
  /** Total to be staked before it becomes cash. */
  target: Minor;
  wagered: Minor;
  grantedAt: number;
  expiresAt: number;
  state: BonusState;
  /** The deposit it was given for was undone: it ends with the rounds that it paid for. */
  isRevoked?: true;
}

export interface BonusStakeShare {
  grantId: string;
  amount: Minor;
}
