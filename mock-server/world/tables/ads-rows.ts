import type { Minor } from './money.ts';

export interface AdsReportRow {
  at: number;
  event: 'landing' | 'register' | 'recharge';
  cid?: string | undefined;
  channel?: string | undefined;
  orderId?: string | undefined;
  amount?: Minor | undefined;
}
