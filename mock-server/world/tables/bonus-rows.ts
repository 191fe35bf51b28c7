import type { BonusGrant } from '@copihue/contract/types';
import type { Minor } from './money.ts';

export type BonusSource = BonusGrant['source'];

/**
 * `done` was wagered and became cash. `spent` was lost in play. The rest of an `expired` bonus, which was out of time,
 * and of a `revoked` one, whose deposit was undone or left before it was played, went back to the house.
 */
export type BonusState = 'running' | 'done' | 'spent' | 'expired' | 'revoked';

/** `left` is the bonus's part of the bonus pocket now: stakes are deducted, wins are added. */
export interface BonusGrantRow extends Omit<BonusGrant, 'grantedAt' | 'expiresAt'> {
  playerId: string;
  grantedAt: number;
  expiresAt: number;
  state: BonusState;
  orderId?: string;
}

export interface BonusStakeShare {
  grantId: string;
  amount: Minor;
}
