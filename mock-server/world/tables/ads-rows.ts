import type { Minor } from './money.ts';

export interface AdsReportRow {
  at: number;
  event: 'landing' | 'register' | 'recharge';
  cid?: string;
  channel?: string;
  orderId?: string;
  amount?: Minor;
}
