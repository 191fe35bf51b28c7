import type { Minor } from './money.ts';

/** What the advertiser was told of (NTF-02). */
export interface AdsReportRow {
  /** World time in ms. */
  at: number;
  event: 'landing' | 'register' | 'recharge';
  cid?: string;
  channel?: string;
  orderId?: string;
  /** Integer minor units. */
  amount?: Minor;
}
