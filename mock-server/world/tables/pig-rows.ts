import type { Minor } from './money.ts';

/** What a player's pig goes by. What is in it is in the ledger. */
export interface PigRow {
  /** Day of the market that is being counted, as `2026-11-21`. */
  day: string;
  /** Cash lost less cash won on that day; below zero on a lucky one. */
  lost: Minor;
  /** The most `lost` was on that day: a share of it has gone into the pig. */
  deepest: Minor;
  /** When the pig was emptied last. */
  collectedAt: number | null;
}

/** Something that went into a pig or out of it. */
export interface PigRecordRow {
  id: string;
  kind: 'saved' | 'collected';
  amount: Minor;
  createdAt: number;
}
