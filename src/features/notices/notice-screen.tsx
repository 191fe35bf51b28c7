import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { PageTitle } from '../../ui/section.tsx';
import { NoticeArt } from './notice-art.tsx';
import { LevelChip, NoticeDay } from './notice-card.tsx';
import { markRead } from './read-notices.ts';
import { type ReadableNotice, useReadableNotices } from './use-notices.ts';

const TO_LIST = { to: '/notices' } as const;
const BLOCKS = ['size-120 rounded-full', 'mt-32 h-40 w-220', 'mt-24 h-48', 'mt-36 h-160'];

function Article({ notice, next }: { notice: ReadableNotice; next: ReadableNotice | undefined }) {
  const app = useApp();
  const { notices } = texts();
  const { id, level, title, body, startsAt, endsAt } = notice;
  useEffect(() => markRead(app, [id]), [id, app]);
  return (
    <>
      <article className="mt-8 rounded-lg bg-surface p-36">
        <span className="grid size-120 place-items-center rounded-full bg-raised">
          <NoticeArt level={level} className="size-76" />
        </span>
        <p className="flex flex-wrap items-center gap-x-16 gap-y-8 pt-32 text-muted text-sm">
          <LevelChip level={level} />
          <NoticeDay startsAt={startsAt} />
        </p>
        <h1 className="pt-16 font-bold text-xl leading-tight">{title}</h1>
        {body.split('\n').map((paragraph) => (
          <p key={paragraph} className="pt-24 text-base leading-relaxed">
            {paragraph}
          </p>
        ))}
        <p className="mt-36 flex items-start gap-12 border-line/50 border-t pt-24 text-muted text-sm">
          <Icon name="clock" className="mt-2 size-32 shrink-0" />
          <span>{notices.until({ time: marketTime(endsAt) })}</span>
        </p>
      </article>
      {next && (
        <Link
          to="/notices/$noticeId"
          params={{ noticeId: next.id }}
          className="press mt-16 flex items-center gap-24 rounded-md border border-line/60 p-24"
        >
          <NoticeArt level={next.level} className="size-60 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block text-muted text-xs">{notices.next()}</span>
            <span className="block pt-4 font-semibold text-base leading-tight">{next.title}</span>
          </span>
          <Icon name="right" className="size-28 shrink-0 text-muted" />
        </Link>
      )}
    </>
  );
}

function GoneNotice() {
  const { notices: words } = texts();
  return (
    <NoticeState icon="bell" title={words.gone.title()} text={words.gone.text()}>
      <Link {...TO_LIST} className={buttonLook({})}>
        {words.toList()}
      </Link>
    </NoticeState>
  );
}

/** /notices/{id}: opening a notice marks it as read (NTF-01). */
export function NoticeScreen({ noticeId }: { noticeId: string }) {
  const { notices: words } = texts();
  const { isFetching, ...read } = useReadableNotices();
  const notices = read.data;
  const place = notices?.findIndex(({ id }) => id === noticeId) ?? -1;
  const notice = notices?.[place];
  const isGone = notices && !notice && !isFetching;
  const loading = <Loading blocks={BLOCKS} className="mt-24 rounded-lg bg-surface p-36" />;
  return (
    <div className="px-24 pt-16 pb-40">
      <PageTitle>{isGone ? words.gone.title() : (notice?.title ?? words.title())}</PageTitle>
      <Link
        {...TO_LIST}
        className="press -ml-4 inline-flex min-h-88 items-center gap-8 pr-24 text-action-text"
      >
        <Icon name="back" className="size-36" />
        <span>{words.toList()}</span>
      </Link>
      <QueryView
        query={read}
        loading={loading}
        failed={(onRetry) => (
          <Failure title={words.failed.title()} text={words.failed.text()} onRetry={onRetry} />
        )}
      >
        {(all) => {
          if (notice) return <Article key={notice.id} notice={notice} next={all[place + 1]} />;
          return isGone ? <GoneNotice /> : loading;
        }}
      </QueryView>
    </div>
  );
}
