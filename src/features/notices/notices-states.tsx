import { Link } from '@tanstack/react-router';
import { texts } from '../../i18n/texts.ts';
import { places } from '../../lib/places.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyBoxArt } from './notice-art.tsx';

/** Cards in their final size while they load. */
export function NoticesSkeleton() {
  return (
    <div role="status" className="mt-28 grid gap-16">
      <span className="sr-only">{texts().common.loading()}</span>
      {places(5).map((place) => (
        <span key={place} className="flex min-h-256 gap-24 rounded-md border border-line/40 p-24">
          <Skeleton className="size-96 shrink-0 rounded-full" />
          <span className="min-w-0 flex-1">
            <Skeleton className="h-34 w-240 rounded-full" />
            <Skeleton className="mt-16 h-72 rounded-xs!" />
            <Skeleton className="mt-16 h-60 rounded-xs!" />
          </span>
        </span>
      ))}
    </div>
  );
}

/** Nothing is announced. */
export function NoNotices() {
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

/** Nothing could be loaded. */
export function NoticesFailure({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { notices, common } = texts();
  return (
    <NoticeState icon="alert" title={notices.failed.title()} text={notices.failed.text()}>
      <Button isBusy={isBusy} onClick={onRetry}>
        {common.retry()}
      </Button>
    </NoticeState>
  );
}
