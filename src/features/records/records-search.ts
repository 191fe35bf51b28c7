import type { OrderStatus } from '../../api/generated/contract.schemas.ts';
import { type Day, isDay } from '../../lib/day.ts';

/** Presets of the records (HIS-02); `all` has no limits, `own` has the player's own days. */
export const PERIODS = ['all', 'today', 'week', 'month', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

export interface Period {
  period: PeriodName;
  from?: Day;
  to?: Day;
}

const readDay = (value: unknown): Day | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

export function readPeriod(search: Record<string, unknown>, byDefault: PeriodName): Period {
  const period = PERIODS.find((name) => name === search.period) ?? byDefault;
  if (period !== 'own') return { period };
  const [from, to] = [readDay(search.from), readDay(search.to)];
  return { period, ...(from && { from }), ...(to && { to }) };
}

export const RECORD_TABS = ['deposits', 'withdrawals', 'activity'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** True for a status (contract, OrderStatus) that orders of a tab can have: no withdrawal is charged back (6). */
export const isStatusOf = (tab: RecordTab, value: unknown): value is OrderStatus =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < (tab === 'deposits' ? 7 : 6);

export interface TransactionsSearch extends Partial<Period> {
  tab?: RecordTab;
  status?: OrderStatus;
}

/** Malformed values are left out, and defaults are not written into the address. */
export function readTransactionsSearch(search: Record<string, unknown>): TransactionsSearch {
  const tab = RECORD_TABS.find((name) => name === search.tab);
  const { status } = search;
  const period = readPeriod(search, 'all');
  return {
    ...(tab && tab !== 'deposits' && { tab }),
    ...(tab !== 'activity' && isStatusOf(tab ?? 'deposits', status) && { status }),
    ...(period.period !== 'all' && period),
  };
}

export interface BettingSearch extends Partial<Period> {
  wallet?: 'bonus';
}

export const BETTING_PERIOD: PeriodName = 'week';

export function readBettingSearch(search: Record<string, unknown>): BettingSearch {
  const period = readPeriod(search, BETTING_PERIOD);
  return {
    ...(search.wallet === 'bonus' && { wallet: 'bonus' as const }),
    ...(period.period !== BETTING_PERIOD && period),
  };
}
