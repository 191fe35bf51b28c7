import type { Minor } from './money.ts';

export interface PigRow {
  /** Day of the market that is counted, such as `2026-11-21`. */
  day: string;
  /** Cash lost less cash won on that day; below zero when the player won. */
  lost: Minor;
  /** Largest `lost` of that day. A share of it has gone into the pig. */
  deepest: Minor;
  collectedAt: number | null;
}

export interface PigRecordRow {
  id: string;
  kind: 'saved' | 'collected';
  amount: Minor;
  createdAt: number;
}
