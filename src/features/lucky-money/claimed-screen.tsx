import { Link } from '@tanstack/react-router';
import type { LuckyClaimListQuery } from '../../api/generated/contract.schemas.ts';
import { getLuckyMoneyClaimedQueryKey, luckyMoneyClaimed } from '../../api/generated/lucky-money.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatAmount } from '../../lib/money.ts';
import { retryOf } from '../../lib/read.ts';
import { useRecordPages } from '../../session/use-record-pages.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RowsEnd } from '../../ui/more-rows.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LuckyFailure, PacketRow, WayHome } from './lucky-parts.tsx';

const PAGE_SIZE = 20;
const BLOCKS = Array.from({ length: 5 }, () => 'h-112 rounded-xs first:rounded-t-md last:rounded-b-md');

/** The packet's id is unique here, because no player claims a packet twice. */
async function claimedPage(request: LuckyClaimListQuery, signal?: AbortSignal) {
  const page = await luckyMoneyClaimed(request, signal);
  return { ...page, list: page.list.map((row) => ({ ...row, id: row.envelopeId })) };
}

export function ClaimedScreen() {
  const { lucky } = texts();
  const { claimed: words } = lucky;
  const list = useRecordPages({
    callKey: getLuckyMoneyClaimedQueryKey(),
    call: claimedPage,
    filter: {},
    pageSize: PAGE_SIZE,
    isQuiet: true,
  });
  const { rows } = list;

  const onRetry = retryOf(list);
  if (onRetry) return <LuckyFailure onRetry={onRetry} />;
  return (
    <>
      <WayHome />
      <h1 className="mb-20 font-bold text-xl">{words.title()}</h1>
      <QueryView
        query={list}
        loading={<Loading label={lucky.loading()} blocks={BLOCKS} className="grid gap-4" />}
        failed={null}
        empty={
          <NoticeState icon="gift" title={words.empty()} text={words.emptyText()}>
            <Link to="/redenvelope" className={buttonLook({})}>
              {lucky.packet.toHome()}
            </Link>
          </NoticeState>
        }
      >
        {() => (
          <ul className="overflow-hidden rounded-md bg-surface">
            {rows.map(({ id, sender, amount, claimedAt }) => (
              <PacketRow
                key={id}
                envelopeId={id}
                end={
                  <strong translate="no" className="tabular font-semibold text-gold text-md">
                    {formatAmount(amount)}
                  </strong>
                }
              >
                <span className="tabular block text-base">{words.from({ sender: shownMask(sender) })}</span>
                <span className="block text-muted text-xs">{marketTime(claimedAt)}</span>
              </PacketRow>
            ))}
          </ul>
        )}
      </QueryView>
      <RowsEnd list={list} loading={words.more()} failed={words.moreFailed()} end={words.end()} />
    </>
  );
}
