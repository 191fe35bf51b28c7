import { clsx } from 'clsx';
import type { ActivityRecord } from '../../../api/generated/contract.schemas.ts';
import { useWalletActivityRecords } from '../../../api/generated/wallet-activity-records.ts';
import { dayName, marketDays } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { addDays } from '../../../lib/market-day.ts';
import { formatMinor, toMinor } from '../../../lib/money.ts';
import { range } from '../../../lib/range.ts';
import { usePlayBlock } from '../../../session/play-limits/use-play-limits.ts';
import { useIsLogin } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { useBannerAction } from '../banners/use-banner-action.ts';
import { useBanners } from '../lobby-queries.ts';
import { Empty } from './near-row.tsx';

const DAYS = 7;

function spinsByDay(records: readonly ActivityRecord[], today: string) {
  const dayOf = marketDays();
  return range(DAYS).map((place) => {
    const day = addDays(today, place + 1 - DAYS);
    const spin = records.find(({ type, createdAt }) => type === 'lucky_wheel' && dayOf(createdAt) === day);
    return { day, won: spin && formatMinor(toMinor(spin.amount)) };
  });
}

function Calendar({ days, today }: { days: ReturnType<typeof spinsByDay>; today: string }) {
  const { wheel } = texts().games;
  return (
    <ol className="mt-20 grid grid-cols-7 gap-8">
      {days.map(({ day, won }) => (
        <li key={day} className="grid min-w-0 justify-items-center gap-8 text-center text-2xs text-muted">
          <span
            aria-hidden="true"
            className={clsx(
              'grid size-64 place-items-center rounded-full border',
              won === undefined ? 'border-line' : 'border-gold bg-gold text-ground',
              day === today && won === undefined && 'border-gold',
            )}
          >
            {won !== undefined && <Icon name="gift" className="size-32" />}
          </span>
          <span aria-hidden="true">
            {dayName(day, { weekday: 'narrow', day: undefined, month: undefined })}
          </span>
          <span className="sr-only">
            {won === undefined
              ? wheel.none({ day: dayName(day) })
              : wheel.won({ day: dayName(day), amount: won })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Shows nothing where no banner has a wheel (PRO-09), and during a break (PLR-02). */
export function WheelDays() {
  const { wheel } = texts().games;
  const isLogin = useIsLogin();
  const run = useBannerAction();
  const { data: banners } = useBanners();
  const today = useToday();
  const range = { startDate: addDays(today, 1 - DAYS), endDate: today, pageNum: 1, pageSize: 100 };
  const { data } = useWalletActivityRecords(range, {
    query: { enabled: isLogin, staleTime: 0, meta: { isQuiet: true } },
  });
  const banner = Object.values(banners ?? {})
    .flat()
    .find(({ cmd }) => cmd === 'luckywheel');
  const block = usePlayBlock();
  if (!banner || block) return <Empty />;
  const days = isLogin && data ? spinsByDay(data.list, today) : undefined;
  const isSpun = days?.at(-1)?.won !== undefined;
  const count = days?.filter(({ won }) => won !== undefined).length ?? 0;
  return (
    <div className="mx-24 rounded-md border border-line bg-surface p-24">
      <div className="flex flex-wrap items-center justify-between gap-16">
        <p className="min-w-0 flex-1 basis-[9em] text-base text-muted">
          {days ? wheel.week({ count }) : wheel.text()}
        </p>
        {isSpun ? (
          <p className="font-semibold text-good">{wheel.tomorrow()}</p>
        ) : (
          <Button size="small" onClick={() => run(banner)}>
            {wheel.spin()}
          </Button>
        )}
      </div>
      {days && <Calendar days={days} today={today} />}
    </div>
  );
}
