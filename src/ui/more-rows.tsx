import type { ReactNode } from 'react';
import { texts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { LoadMore } from './load-more.tsx';
import { Spinner } from './spinner.tsx';

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

export function LoadingLine({ text }: { text: string }) {
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
