// Apart from use-time.ts, which home loads: only records, notices and the chat need days.
import { marketToday } from '../i18n/market-time.ts';
import { useApp } from '../lib/app.ts';
import type { Day } from '../lib/day.ts';
import { useOverTime } from './use-time.ts';

const DAY_EVERY_MS = 15_000;

/** The market's day, also on a page that stays open past midnight. */
export function useToday(): Day {
  const app = useApp();
  return useOverTime(() => marketToday(app), DAY_EVERY_MS);
}
