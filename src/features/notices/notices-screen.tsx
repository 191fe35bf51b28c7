import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Popup } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { range } from '../../lib/range.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading, Skeleton } from '../../ui/loading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyBoxArt } from './notice-art.tsx';
import { NoticeCard } from './notice-card.tsx';
import { markRead, useUnread } from './read-notices.ts';
import { useReadableNotices } from './use-notices.ts';
import { markPopupRead, useWaitingPopups } from './waiting-popups.ts';

type ActOnPopup = (command: Pick<Popup, 'cmd' | 'cmdValue'>) => (() => void) | undefined;

function WaitingCards({ onPopup }: { onPopup: ActOnPopup }) {
  const app = useApp();
  const { popup: words, waiting } = texts().notices;
  const popups = useWaitingPopups((state) => state.popups);
  if (popups.length === 0) return null;
  return (
    <ul aria-label={waiting()} className="mt-28 grid gap-16">
      {popups.map((popup) => {
        const act = onPopup(popup);
        const [lead] = popup.body.split('\n');
        return (
          <li key={popup.id} className="overflow-hidden rounded-md border border-line bg-surface">
            <Picture
              src={popup.cover}
              width={640}
              height={360}
              eager="normal"
              className="block aspect-[3/1] w-full object-cover"
            />
            <div className="p-24">
              <h2 className="font-bold text-md leading-tight">{popup.title}</h2>
              {lead && <p className="pt-8 text-muted text-sm">{lead}</p>}
              <Button
                size="small"
                className="mt-20"
                onClick={() => {
                  markPopupRead(app, popup.id);
                  act?.();
                }}
              >
                {act ? words[popup.cmd]() : words.nothing()}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function NoticesSkeleton() {
  return (
    <Loading className="mt-28 grid gap-16">
      {range(5).map((place) => (
        <span key={place} className="flex min-h-256 gap-24 rounded-md border border-line/40 p-24">
          <Skeleton className="size-96 shrink-0 rounded-full" />
          <span className="min-w-0 flex-1">
            <Skeleton className="h-34 w-240 rounded-full" />
            <Skeleton className="mt-16 h-72 rounded-xs!" />
            <Skeleton className="mt-16 h-60 rounded-xs!" />
          </span>
        </span>
      ))}
    </Loading>
  );
}

function NoNotices() {
  const { empty } = texts().notices;
  return (
    <section className="flex flex-col items-center gap-20 px-32 pt-48 pb-80 text-center">
      <EmptyBoxArt />
      <h2 className="font-bold text-lg">{empty.title()}</h2>
      <p className="max-w-560 text-base text-muted">{empty.text()}</p>
      <Link to="/promotion" className={buttonLook({ tone: 'quiet', className: 'mt-12' })}>
        {empty.go()}
      </Link>
    </section>
  );
}

/** /notices: all notices, with those that this device has not read marked (NTF-01). */
export function NoticesScreen({ onPopup, gift }: { onPopup: ActOnPopup; gift: ReactNode }) {
  const app = useApp();
  const { notices: words } = texts();
  const read = useReadableNotices();
  const unread = useUnread(read.data);
  const waiting = useWaitingPopups((state) => state.popups);

  return (
    <div className="px-24 pb-40">
      <header className="flex min-h-104 flex-wrap items-end justify-between gap-x-24 gap-y-8 px-8 pt-32">
        <div>
          <h1 className="font-bold text-xl">{words.title()}</h1>
          <QueryView
            query={read}
            loading={<Skeleton className="mt-12 h-28 w-140 rounded-xs!" />}
            failed={null}
            empty={null}
          >
            {() => (
              <p role="status" className="pt-4 text-muted text-sm">
                {unread.length > 0
                  ? words.unreadCount({ count: unread.length })
                  : waiting.length === 0 && words.allRead()}
              </p>
            )}
          </QueryView>
        </div>
        {unread.length + waiting.length > 0 && (
          <Button
            tone="ghost"
            size="small"
            className="-mr-12 px-12!"
            onClick={() => {
              markRead(
                app,
                unread.map(({ id }) => id),
              );
              for (const { id } of waiting) markPopupRead(app, id);
            }}
          >
            {words.readAll()}
          </Button>
        )}
      </header>
      {gift}
      <WaitingCards onPopup={onPopup} />
      <QueryView
        query={read}
        loading={<NoticesSkeleton />}
        failed={(onRetry) => (
          <Failure title={words.failed.title()} text={words.failed.text()} onRetry={onRetry} />
        )}
        empty={waiting.length === 0 && <NoNotices />}
      >
        {(notices) => (
          <ul aria-label={words.list()} className="mt-28 grid gap-16">
            {notices.map((notice) => (
              <li key={notice.id} className="min-w-0">
                <NoticeCard notice={notice} isUnread={unread.includes(notice)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
