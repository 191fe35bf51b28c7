import type { AdsReport } from '@copihue/contract/types';
import type { Lenient } from './rows.ts';

/** The amount is in minor units. */
export interface AdsReportRow extends Lenient<AdsReport> {
  at: number;
}
