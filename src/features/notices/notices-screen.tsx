import { useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoticeCard } from './notice-card.tsx';
import { NoNotices, NoticesFailure, NoticesSkeleton } from './notices-states.tsx';
import { markRead, useUnread } from './read-notices.ts';
import { useReadableNotices } from './use-notices.ts';

/** /notices: what is announced to players, with what this device has not read yet (NTF-01). */
export function NoticesScreen() {
  const { notices: words } = texts();
  const { notices, isFailed, isFetching, refetch } = useReadableNotices();
  const unread = useUnread(notices);
  const [isPulled, setPulled] = useState(false);
  if (isPulled && !isFetching) setPulled(false);

  return (
    <div className="px-24 pb-40">
      <PullToRefresh
        isBusy={isPulled && isFetching}
        label={words.refreshing()}
        onRefresh={() => {
          refetch();
          setPulled(true);
        }}
      >
        <header className="flex min-h-104 flex-wrap items-end justify-between gap-x-24 gap-y-8 px-8 pt-32">
          <div>
            <h1 className="font-bold text-xl">{words.title()}</h1>
            {!notices && !isFailed && <Skeleton className="mt-12 h-28 w-140 rounded-xs!" />}
            {notices && notices.length > 0 && (
              <p role="status" className="pt-4 text-muted text-sm">
                {unread.length > 0 ? words.unreadCount({ count: unread.length }) : words.allRead()}
              </p>
            )}
          </div>
          {unread.length > 0 && (
            <Button
              tone="ghost"
              size="small"
              className="-mr-12 px-12!"
              onClick={() => markRead(unread.map(({ id }) => id))}
            >
              {words.readAll()}
            </Button>
          )}
        </header>
        {isFailed && <NoticesFailure isBusy={isFetching} onRetry={refetch} />}
        {!notices && !isFailed && <NoticesSkeleton />}
        {notices?.length === 0 && <NoNotices />}
        {notices && notices.length > 0 && (
          <ul aria-label={words.list()} className="mt-28 grid gap-16">
            {notices.map((notice) => (
              <li key={notice.id} className="min-w-0">
                <NoticeCard notice={notice} isUnread={unread.includes(notice)} />
              </li>
            ))}
          </ul>
        )}
      </PullToRefresh>
    </div>
  );
}
