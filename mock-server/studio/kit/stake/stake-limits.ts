import type { SeatOnWire } from '../../wire/game-wire.ts';

export const maxStakeOf = ({ stakeAtMost, stakeStep }: SeatOnWire, times: number) =>
  Math.floor(stakeAtMost / times / stakeStep) * stakeStep;

export interface StakeChoice {
  title: string;
  /** Major units. */
  now: number;
  /** Number of stakes in a round. */
  times: number;
}
