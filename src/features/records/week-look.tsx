import { useQuery } from '@tanstack/react-query';
import type { BettingRecord } from '../../api/generated/contract.schemas.ts';
import { getWalletRecordsQueryKey, walletRecords } from '../../api/generated/wallet-records.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { isSettled } from '../../lib/read.ts';
import { allowancesNow } from '../../session/play-limits/deposit-rule.ts';
import { usePlayLimits } from '../../session/play-limits/use-play-limits.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';
import { useCurrency } from '../../session/use-player.ts';
import { useRecordPages } from '../../session/use-record-pages.ts';
import { Skeleton } from '../../ui/loading.tsx';
import type { BetSums } from './bet-sums.ts';
import { signed } from './money-record.ts';

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

const MINUTE_MS = 60_000;
const SITTING_MS = 15 * MINUTE_MS;

/** Minutes played, by the times of the bets: each sitting from its first bet to its last, plus a minute. */
export function minutesPlayed(times: readonly string[]): number {
  const starts = times.map((time) => Date.parse(time)).sort((one, other) => one - other);
  const played = starts.map((start, at) => {
    const gap = (starts[at + 1] ?? Number.POSITIVE_INFINITY) - start;
    return gap <= SITTING_MS ? gap : MINUTE_MS;
  });
  return Math.round(played.reduce((sum, ms) => sum + ms, 0) / MINUTE_MS);
}

const timeText = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

function useLimitUsed(): number | undefined {
  const app = useApp();
  const { data } = usePlayLimits();
  const week = data?.limits.deposit.week.amount ?? null;
  const allowances = useQuery({
    queryKey: ['play-limits', 'week', String(week)],
    queryFn: () => (data ? allowancesNow(app, data.limits, data.now) : []),
    enabled: data !== undefined && week !== null,
    staleTime: 0,
    meta: { isQuiet: true },
  });
  useMoneyChanges(allowances, week === null);
  const own = allowances.data?.find(({ period }) => period === 'week');
  return own && own.limit > 0n ? Number((own.used * 100n) / own.limit) : undefined;
}

interface WeekLookProps {
  bets: readonly BettingRecord[];
  filter: BetsFilter;
  sums: BetSums;
  /** False when older bets of the week are not loaded. */
  isComplete: boolean;
}

/** The last seven days in a sentence (PRO-09), from the records of this screen's calls alone. */
export function WeekLook({ bets, filter, sums, isComplete }: WeekLookProps) {
  const { week, wallets } = texts().records;
  const currency = useCurrency();
  const used = useLimitUsed();
  // An hour of play with both wallets is one hour.
  const others = useBets({ ...filter, isBonus: !filter.isBonus }, true);
  if (!isSettled(others)) return <Skeleton className="mt-20 h-124 rounded-md" />;
  const time = timeText(minutesPlayed([...bets, ...others.rows].map(({ createdAt }) => createdAt)));
  const isWhole = isComplete && !others.isOld && others.data?.length === others.total;
  const result = `${signed(sums.result)} ${currency}`;
  return (
    <p className="mt-20 rounded-md border border-line bg-surface px-28 py-20 text-base leading-relaxed">
      <strong className="font-semibold">{week.title()}</strong>{' '}
      <span>{`${isWhole ? week.played({ time }) : week.playedAtLeast({ time })} ${week.result({ wallet: wallets[filter.isBonus ? 'bonus' : 'cash']().toLowerCase(), result })}`}</span>{' '}
      {used !== undefined && <span>{week.limit({ percent: used })}</span>}
    </p>
  );
}
