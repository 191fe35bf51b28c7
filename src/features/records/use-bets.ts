import { getWalletRecordsQueryKey, walletRecords } from '../../api/generated/wallet-records.ts';
import { useRecordPages } from '../../session/use-record-pages.ts';

/** Spec point 9. */
const RECORDS_PAGE_SIZE = 999;

export interface BetsFilter {
  isBonus: boolean;
  startDate?: string;
  endDate?: string;
}

export const useBets = (filter: BetsFilter, isQuiet = false) =>
  useRecordPages({
    callKey: getWalletRecordsQueryKey(),
    call: walletRecords,
    filter,
    pageSize: RECORDS_PAGE_SIZE,
    isQuiet,
  });
