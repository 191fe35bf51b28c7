import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { places } from '../../lib/places.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePigRecords } from './use-pig-records.ts';

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center justify-center gap-20 py-24 text-base text-muted">
      {text}
      <Button tone="quiet" size="small" onClick={onRetry}>
        {texts().common.retry()}
      </Button>
    </p>
  );
}

/** The pig's record: a line for each day that fed it and for each time it was emptied, more as one scrolls. */
export function PigRecords() {
  const { log: words } = texts().cashback;
  const { common } = texts();
  const found = usePigRecords();
  const { records, isFetching, isFetchNextPageError, hasNextPage } = found;
  const more = () => {
    if (!isFetching) void found.fetchNextPage();
  };
  return (
    <section aria-labelledby="pig-records" className="pt-40">
      <h2 id="pig-records" className="px-8 pb-16 font-bold text-lg">
        {words.title()}
      </h2>
      {found.isPending && (
        <div role="status" className="grid gap-2 overflow-hidden rounded-md">
          <span className="sr-only">{common.loading()}</span>
          {places(3).map((place) => (
            <Skeleton key={place} className="h-104 rounded-none" />
          ))}
        </div>
      )}
      {found.isError && records.length === 0 && (
        <Failure text={words.failed()} onRetry={() => void found.refetch()} />
      )}
      {found.isSuccess && records.length === 0 && (
        <p className="rounded-md bg-surface px-28 py-28 text-base text-muted">{words.empty()}</p>
      )}
      <ul className="grid gap-2 overflow-hidden rounded-md">
        {records.map(({ id, kind, amount, createdAt }) => (
          <li
            key={id}
            className="flex min-h-104 items-center gap-20 bg-surface px-24 py-14 [contain-intrinsic-size:auto_1.04rem] [content-visibility:auto]"
          >
            <span className="grid size-64 shrink-0 place-items-center rounded-sm bg-raised text-muted">
              <Icon name={kind === 'saved' ? 'plus' : 'withdraw'} className="size-32" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-base leading-tight">{words[kind]()}</span>
              <span className="tabular mt-4 block text-muted text-xs">{marketTime(createdAt)}</span>
            </span>
            <strong className="tabular shrink-0 font-semibold text-base text-gold">
              {kind === 'saved' ? '+' : '−'}
              {formatAmount(amount)}
            </strong>
          </li>
        ))}
      </ul>
      {found.isFetchingNextPage && (
        <p role="status" className="flex items-center justify-center gap-16 py-32 text-muted text-sm">
          <Spinner />
          {words.more()}
        </p>
      )}
      {isFetchNextPageError && <Failure text={words.moreFailed()} onRetry={more} />}
      {hasNextPage && !isFetching && !isFetchNextPageError && <LoadMore onNear={more} />}
    </section>
  );
}
