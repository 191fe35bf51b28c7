import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Totals where there are some, tools, a day and its rows in their final size while they load. */
export function ListSkeleton({ hasTotals = false }: { hasTotals?: boolean }) {
  return (
    <div role="status">
      <span className="sr-only">{texts().common.loading()}</span>
      {hasTotals && <Skeleton className="mt-20 h-114 rounded-lg" />}
      <Skeleton className="mt-34 h-36 w-160" />
      <Skeleton className="mt-48 mb-10 h-36 w-100" />
      <div className="grid gap-2">
        {PLACES.map((key) => (
          <Skeleton key={key} className="h-124 rounded-xs first:rounded-t-md last:rounded-b-md" />
        ))}
      </div>
    </div>
  );
}

/** Nothing of what the screen is about could be loaded. */
export function ListFailure({ of, onRetry }: { of: 'records' | 'bets' | 'balance'; onRetry: () => void }) {
  const { records, common } = texts();
  return (
    <NoticeState icon="alert" title={records.failed[of]()} text={records.failed.text()}>
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
