import type { OrderStatus } from '../../../api/generated/contract.schemas.ts';
import { type Period, readPeriod } from '../period.ts';

export const RECORD_TABS = ['deposits', 'withdrawals', 'activity'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** The statuses of the wire (spec point 4). Written out here: the router loads this file with every page. */
export const ORDER_STATUSES: readonly OrderStatus[] = [0, 1, 2, 3];

/** What /transactions shows, as it stands in the address: a reload and a link show the same. */
export interface TransactionsSearch extends Partial<Period> {
  tab?: RecordTab;
  status?: OrderStatus;
}

/** Reads the address; what is malformed is left out, and what is usual does not stand there. */
export function readTransactionsSearch(search: Record<string, unknown>): TransactionsSearch {
  const tab = RECORD_TABS.find((name) => name === search.tab);
  const status = ORDER_STATUSES.find((value) => value === search.status);
  const period = readPeriod(search, 'all');
  return {
    ...(tab && tab !== 'deposits' && { tab }),
    ...(status !== undefined && tab !== 'activity' && { status }),
    ...(period.period !== 'all' && period),
  };
}
