import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { LIST_LOAD_MORE_PX } from '../config/constants.ts';
import { texts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { Spinner } from './loading.tsx';

/**
 * Marks the end of a list that has more rows, and calls back when the window comes within 300 px of it (spec point 9,
 * GAM-01). Remove it while more rows load and add it again after: a list that is still too short then loads more.
 */
export function LoadMore({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near(),
      { rootMargin: `0px 0px ${LIST_LOAD_MORE_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" />;
}

export function RetryLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mt-24 flex flex-wrap items-center justify-center gap-20 text-muted text-sm">
      <span>{text}</span>
      <Button tone="quiet" size="small" onClick={onRetry}>
        {texts().common.retry()}
      </Button>
    </p>
  );
}

function LoadingLine({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-16 py-32 text-muted text-sm">
      <Spinner />
      <span>{text}</span>
    </p>
  );
}

interface MoreRowsProps {
  list: {
    hasMore: boolean;
    isBusy: boolean;
    isLoadingMore: boolean;
    hasMoreFailed: boolean;
    pageCount: number;
    loadMore: () => void;
  };
  loading?: ReactNode;
  failed: (onRetry: () => void) => ReactNode;
  /** For a list that does not load the next page automatically near its end. */
  button?: ReactNode;
}

export function MoreRows({ list, loading, failed, button }: MoreRowsProps) {
  const { hasMore, isBusy, isLoadingMore, pageCount, loadMore } = list;
  const hasFailed = list.hasMoreFailed && !isLoadingMore;
  return (
    <>
      {isLoadingMore && loading}
      {hasFailed && failed(loadMore)}
      {hasMore && !hasFailed && (button ?? (!isBusy && <LoadMore key={pageCount} onNear={loadMore} />))}
    </>
  );
}

interface RowsEndProps extends Pick<MoreRowsProps, 'list'> {
  loading: string;
  failed: string;
  end?: string;
}

/** The end of a list that loads the next page near its end. `end` shows after the last of several pages. */
export function RowsEnd({ list, loading, failed, end }: RowsEndProps) {
  return (
    <>
      <MoreRows
        list={list}
        loading={<LoadingLine text={loading} />}
        failed={(onRetry) => <RetryLine text={failed} onRetry={onRetry} />}
      />
      {end && list.pageCount > 1 && !list.hasMore && (
        <p className="py-32 text-center text-muted text-sm">{end}</p>
      )}
    </>
  );
}
