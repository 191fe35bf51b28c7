import type { Minor } from './money.ts';
import type { ActivityKind } from './rows.ts';

export type BonusSource = Extract<
  ActivityKind,
  'registration_bonus' | 'new_user_deposit_bonus' | 'deposit_bonus'
>;

/**
 * `done` was wagered and became cash. `spent` was lost in play. `expired` was out of time, and the rest went back to
 * the house.
 */
export type BonusState = 'running' | 'done' | 'spent' | 'expired';

export interface BonusGrantRow {
  id: string;
  playerId: string;
  source: BonusSource;
  amount: Minor;
  /** The bonus's part of the bonus pocket now: stakes are deducted, wins are added. */
  left: Minor;
  wagerTimes: number;
  /** Sum of stakes after which the bonus becomes cash. */
  target: Minor;
  wagered: Minor;
  grantedAt: number;
  expiresAt: number;
  state: BonusState;
  /** The deposit was reversed, so the bonus ends with the rounds that it paid for. */
  isRevoked?: true;
}

export interface BonusStakeShare {
  grantId: string;
  amount: Minor;
}
