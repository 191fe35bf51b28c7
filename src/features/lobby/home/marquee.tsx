import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Notice } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useNotices } from '../lobby-queries.ts';

export function MarqueeSkeleton() {
  return (
    <div className="px-24 pt-20">
      <Skeleton className="h-72" />
    </div>
  );
}

function Item({ notice: { id, level, title }, isCopy }: { notice: Notice; isCopy: boolean }) {
  const isWinner = level === 'winner';
  const content = (
    <>
      <Icon
        name={isWinner ? 'gift' : 'bell'}
        className={`size-32 ${isWinner ? 'text-gold' : 'text-muted'}`}
      />
      <span>{title}</span>
    </>
  );
  return (
    <li className="flex shrink-0 items-center gap-12 whitespace-nowrap pr-48">
      {isWinner ? (
        content
      ) : (
        <Link
          to="/notices/$noticeId"
          params={{ noticeId: id }}
          tabIndex={isCopy ? -1 : undefined}
          className="flex h-72 items-center gap-12"
        >
          {content}
        </Link>
      )}
    </li>
  );
}

/** Notices and winners (LOB-04), pausable (WCAG 2.2.2). A hidden second copy makes the loop seamless. */
export function Marquee() {
  return (
    <QueryView query={useNotices()} loading={<MarqueeSkeleton />} failed={null} empty={null}>
      {(notices) => <Line notices={notices} />}
    </QueryView>
  );
}

function Line({ notices }: { notices: readonly Notice[] }) {
  const { home } = texts();
  const [isPaused, setPaused] = useState(false);
  const line = (isCopy: boolean) =>
    notices
      .filter(({ isOwn }) => !isOwn)
      .map((notice) => <Item key={notice.id} notice={notice} isCopy={isCopy} />);
  return (
    <section aria-label={home.marquee()} className="px-24 pt-20">
      <div className="flex h-72 items-center rounded-full bg-surface pl-28 text-muted text-sm">
        <div
          className="marquee no-scrollbar flex min-w-0 flex-1 overflow-hidden"
          data-paused={isPaused || undefined}
        >
          <ul className="flex shrink-0">{line(false)}</ul>
          <ul className="flex shrink-0" aria-hidden="true">
            {line(true)}
          </ul>
        </div>
        <button
          type="button"
          aria-label={isPaused ? home.play() : home.pause()}
          onClick={() => setPaused(!isPaused)}
          className="press grid size-72 shrink-0 place-items-center text-text"
        >
          <Icon name={isPaused ? 'play' : 'pause'} className="size-32" />
        </button>
      </div>
    </section>
  );
}
