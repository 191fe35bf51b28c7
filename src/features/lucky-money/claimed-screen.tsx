import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { luckyMoneyClaimed } from '../../api/generated/lucky-money/lucky-money-claimed.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatAmount } from '../../lib/money.ts';
import { currentEpoch } from '../../session/session-store.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MiniPacket } from './mini-packet.tsx';
import { WayHome } from './way-home.tsx';

const PAGE_SIZE = 20;
const PLACES = ['a', 'b', 'c', 'd', 'e'];

function useClaimed() {
  return useInfiniteQuery({
    queryKey: ['POST', '/lucky/money/claimed', 'pages', currentEpoch()],
    queryFn: ({ pageParam, signal }) =>
      luckyMoneyClaimed({ pageNum: pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pageSize, total }) =>
      pageNum * pageSize < total ? pageNum + 1 : undefined,
    meta: { isQuiet: true },
  });
}

/** The packets the player opened, newest first, page by page (RED-01). */
export function ClaimedScreen() {
  const { lucky, common } = texts();
  const { claimed: words } = lucky;
  const query = useClaimed();
  const pages = query.data?.pages;
  // One that moved to a later page while the list was loaded shows once: nobody claims a packet twice.
  const rows = [...new Map(pages?.flatMap(({ list }) => list).map((row) => [row.envelopeId, row])).values()];

  if (query.isError && !pages) {
    return (
      <NoticeState icon="alert" title={lucky.failedTitle()} text={lucky.failedText()}>
        <Button onClick={() => void query.refetch()}>{common.retry()}</Button>
      </NoticeState>
    );
  }
  return (
    <>
      <WayHome />
      <h1 className="mb-20 font-bold text-xl">{words.title()}</h1>
      {!pages && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{lucky.loading()}</span>
          {PLACES.map((key) => (
            <Skeleton key={key} className="h-112 rounded-xs first:rounded-t-md last:rounded-b-md" />
          ))}
        </div>
      )}
      {pages && rows.length === 0 && (
        <NoticeState icon="gift" title={words.empty()} text={words.emptyText()}>
          <Link to="/redenvelope" className={buttonLook({})}>
            {lucky.packet.toHome()}
          </Link>
        </NoticeState>
      )}
      {rows.length > 0 && (
        <ul className="overflow-hidden rounded-md bg-surface">
          {rows.map(({ envelopeId, sender, amount, claimedAt }) => (
            <li key={envelopeId} className="border-line/50 border-b last:border-b-0">
              <Link
                to="/redenvelope"
                search={{ shared: envelopeId }}
                className="press flex min-h-112 items-center gap-20 px-24 py-12"
              >
                <MiniPacket className="h-60 w-48 shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="tabular block text-base">{words.from({ sender: shownMask(sender) })}</span>
                  <span className="block text-muted text-xs">{marketTime(claimedAt)}</span>
                </span>
                <strong className="tabular font-semibold text-gold text-md">{formatAmount(amount)}</strong>
                <Icon name="right" className="size-28 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {query.isFetchingNextPage && (
        <p role="status" className="flex items-center justify-center gap-16 py-32 text-muted text-sm">
          <Spinner />
          {words.more()}
        </p>
      )}
      {query.isFetchNextPageError && (
        <p
          role="alert"
          className="mt-24 flex flex-wrap items-center justify-center gap-20 text-muted text-sm"
        >
          {words.moreFailed()}
          <Button tone="quiet" size="small" onClick={() => void query.fetchNextPage()}>
            {common.retry()}
          </Button>
        </p>
      )}
      {query.hasNextPage && !query.isFetching && !query.isFetchNextPageError && (
        <LoadMore key={pages?.length} onNear={() => void query.fetchNextPage()} />
      )}
      {rows.length > PAGE_SIZE && !query.hasNextPage && (
        <p className="py-32 text-center text-muted text-sm">{words.end()}</p>
      )}
    </>
  );
}
