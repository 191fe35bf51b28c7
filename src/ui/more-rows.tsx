import { texts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { LoadMore } from './load-more.tsx';
import { Spinner } from './spinner.tsx';

/** Replaces a part of a screen that could not be loaded; the rest stays. */
export function RetryLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mt-24 flex flex-wrap items-center justify-center gap-20 text-muted text-sm">
      {text}
      <Button tone="quiet" size="small" onClick={onRetry}>
        {texts().common.retry()}
      </Button>
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
  words: { loading: string; failed: string };
}

/** The end of a list with pages: loads the next page before it is reached, and shows the progress or the failure. */
export function MoreRows({ list, words }: MoreRowsProps) {
  return (
    <>
      {list.isLoadingMore && (
        <p role="status" className="flex items-center justify-center gap-16 py-32 text-muted text-sm">
          <Spinner />
          {words.loading}
        </p>
      )}
      {list.hasMoreFailed && <RetryLine text={words.failed} onRetry={list.loadMore} />}
      {list.hasMore && !list.isBusy && !list.hasMoreFailed && (
        // A page that arrives before the next render would otherwise leave the same mark, which does not call back
        // again.
        <LoadMore key={list.pageCount} onNear={list.loadMore} />
      )}
    </>
  );
}
