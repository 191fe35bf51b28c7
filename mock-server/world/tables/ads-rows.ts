import type { Minor } from './money.ts';

/** A report to the advertiser (NTF-02). */
export interface AdsReportRow {
  /** World time in ms. */
  at: number;
  event: 'landing' | 'register' | 'recharge';
  cid?: string;
  channel?: string;
  orderId?: string;
  amount?: Minor;
}
