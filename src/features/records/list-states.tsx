import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Rows in their final size while they load. */
export function ListSkeleton() {
  return (
    <div role="status" className="mt-16">
      <span className="sr-only">{texts().common.loading()}</span>
      <Skeleton className="mb-16 h-36 w-160" />
      <div className="grid gap-4">
        {PLACES.map((key) => (
          <Skeleton key={key} className="h-124 rounded-xs first:rounded-t-md last:rounded-b-md" />
        ))}
      </div>
    </div>
  );
}

/** Nothing could be loaded. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const { records, common } = texts();
  return (
    <NoticeState icon="alert" title={records.failed.title()} text={records.failed.text()}>
      <Button onClick={onRetry}>{common.retry()}</Button>
    </NoticeState>
  );
}

/** What is there stands; the rest could not be loaded. */
export function MoreFailure({ onRetry }: { onRetry: () => void }) {
  const { records, common } = texts();
  return (
    <p role="alert" className="mt-24 flex flex-wrap items-center justify-center gap-20 text-muted text-sm">
      {records.failed.more()}
      <Button tone="quiet" size="small" onClick={onRetry}>
        {common.retry()}
      </Button>
    </p>
  );
}
