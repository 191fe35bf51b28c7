import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { dayHeading, marketDayOf } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToday } from '../../ui/use-today.ts';
import { NoticeArt } from './notice-art.tsx';
import type { ReadableNotice } from './use-notices.ts';

export function NoticeDay({ startsAt }: Pick<ReadableNotice, 'startsAt'>) {
  const { notices } = texts();
  const day = dayHeading(marketDayOf(startsAt), useToday(), {
    today: notices.today(),
    yesterday: notices.yesterday(),
  });
  return <span>{day.charAt(0).toUpperCase() + day.slice(1)}</span>;
}

export function LevelChip({ level }: Pick<ReadableNotice, 'level'>) {
  const { notices } = texts();
  const isLoud = level === 'urgent';
  return (
    <span
      className={clsx(
        'rounded-full px-16 py-4 font-semibold text-xs leading-tight',
        isLoud ? 'bg-action-text text-ground' : 'bg-raised text-muted',
      )}
    >
      {notices.level[level]()}
    </span>
  );
}

/** A word marks unread notices too, not only a colour. */
export function NoticeCard({ notice, isUnread }: { notice: ReadableNotice; isUnread: boolean }) {
  const { notices } = texts();
  const { id, level, title, body } = notice;
  return (
    <Link
      to="/notices/$noticeId"
      params={{ noticeId: id }}
      className={clsx(
        'press relative flex gap-24 rounded-md border p-24',
        isUnread ? 'border-line bg-surface' : 'border-line/40',
      )}
    >
      <span className="grid size-96 shrink-0 place-items-center rounded-full bg-raised">
        <NoticeArt level={level} className="size-60" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-16 gap-y-6 text-muted text-xs">
          <LevelChip level={level} />
          <NoticeDay startsAt={notice.startsAt} />
        </span>
        <span
          className={clsx(
            'mt-10 flex items-start gap-14 text-[length:min(var(--text-md),6.4vw)] leading-tight',
            isUnread ? 'font-bold' : 'font-semibold text-muted',
          )}
        >
          <span className="line-clamp-3 min-w-0 flex-1">{title}</span>
          {isUnread && (
            <>
              <span aria-hidden="true" className="mt-8 size-18 shrink-0 rounded-full bg-action" />
              <span className="sr-only">{notices.unread()}</span>
            </>
          )}
        </span>
        <span className="mt-8 line-clamp-2 text-muted text-sm">{body.split('\n')[0]}</span>
      </span>
      <Icon name="right" className="size-28 shrink-0 self-center text-muted" />
    </Link>
  );
}
