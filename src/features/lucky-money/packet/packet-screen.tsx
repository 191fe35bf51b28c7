import type { ComponentType, ReactNode } from 'react';
import type { LuckyEnvelope } from '../../../api/generated/contract.schemas.ts';
import { useLuckyMoneyCollected, useLuckyMoneyEnvelope } from '../../../api/generated/lucky-money.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount, formatMinor, minus, sumOf, toMinor } from '../../../lib/money.ts';
import { retryOf } from '../../../lib/read.ts';
import { useMoneyChanges } from '../../../session/use-money-changes.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LuckyFailure, MissingPacket, PacketSkeleton, WayHome } from '../lucky-parts.tsx';
import { TakenList } from '../taken-list.tsx';
import { OpenPacket } from './open-packet.tsx';
import { PacketArt } from './packet-art.tsx';
import { SharePacket } from './share-packet.tsx';

/** A packet has at most a hundred shares, so one page holds them all. */
const ALL = { pageNum: 1, pageSize: 100 };
const BLOCKS = Array.from({ length: 3 }, () => 'h-104');

function CollectedList({ packet }: { packet: LuckyEnvelope }) {
  const { lucky } = texts();
  const { taken: words } = lucky;
  const {
    id: envelopeId,
    amount,
    currencyAlias: currency,
    kind,
    status,
    shares,
    sharesLeft,
    isOwn,
    expiresAt,
  } = packet;
  const query = useLuckyMoneyCollected(
    { envelopeId, ...ALL },
    {
      query: {
        queryKey: ['POST', '/lucky/money/collected', envelopeId, sharesLeft],
        meta: { isQuiet: true },
        placeholderData: (before) => before,
      },
    },
  );
  const rows = query.data?.list;
  const onRetry = retryOf(query);
  if (onRetry) return <RetryLine text={words.failed()} onRetry={onRetry} />;
  const sum = sumOf((rows ?? []).map((row) => toMinor(row.amount)));
  const most = rows?.reduce((best, row) => Math.max(best, row.amount), 0);
  const rest = rows && formatMinor(sumOf([toMinor(amount), minus(sum)]));
  const time = marketTime(expiresAt);
  const isDecided = kind === 'random' && status === 'emptied' && shares > 1;
  return (
    <section aria-labelledby="taken" className="mt-48">
      <div className="mb-12 flex flex-wrap items-baseline justify-between gap-x-20">
        <h2 id="taken" className="font-semibold text-md">
          {words.title()}
        </h2>
        {rows && rows.length > 0 && (
          <p translate="no" className="tabular text-muted text-sm">
            {words.sum({ taken: formatMinor(sum), amount: formatAmount(amount), currency })}
          </p>
        )}
      </div>
      {!rows && <Loading label={lucky.loading()} blocks={BLOCKS} className="grid gap-4" />}
      {isOwn && rest && status !== 'emptied' && (
        <p className="mb-16 text-base text-muted">
          {status === 'open'
            ? words.rest({ rest, currency, time })
            : words.returned({ rest, currency, time })}
        </p>
      )}
      {!isOwn && status === 'open' && (
        <p className="mb-16 text-base text-muted">{words.restTheirs({ time })}</p>
      )}
      {rows?.length === 0 && <p className="text-base text-muted">{words.none()}</p>}
      {rows && rows.length > 0 && (
        <TakenList
          rows={rows}
          noteOf={(row) => (isDecided && row.amount === most ? words.best() : undefined)}
        />
      )}
    </section>
  );
}

function OwnPacket({ packet }: { packet: LuckyEnvelope }) {
  const { packet: words } = texts().lucky;
  const { status, greeting, shares, sharesLeft } = packet;
  const isOpen = status === 'open';
  const text = { open: words.ownOpen, emptied: words.ownEmptied, expired: words.ownExpired }[status]();
  return (
    <section className="flex flex-col items-center pt-16 text-center">
      <PacketArt isStill pose={isOpen ? 'closed' : 'spent'} className="w-300" />
      <h1 className="mt-20 font-bold text-lg">{words.own()}</h1>
      <BigAmount amount={formatAmount(packet.amount)} currency={packet.currencyAlias} className="mt-4" />
      {greeting && <p className="mt-12 max-w-600 text-balance text-base italic">{`“${greeting}”`}</p>}
      <p className="mt-16 max-w-600 text-balance text-base text-muted">{text}</p>
      {isOpen && (
        <>
          <p className="tabular mt-12 text-muted text-sm">
            <span>{words.left({ left: sharesLeft, shares })}</span>
            <span className="block">{words.until({ time: marketTime(packet.expiresAt) })}</span>
          </p>
          <SharePacket envelopeId={packet.id} />
        </>
      )}
    </section>
  );
}

/** In ms: the socket reports shares to the sender only, so the packet on screen is refetched. */
const REFRESH_MS = 10_000;

interface PacketScreenProps {
  envelopeId: string;
  Gate: ComponentType<{ children: ReactNode }>;
}

export function PacketScreen({ envelopeId, Gate }: PacketScreenProps) {
  const packet = useLuckyMoneyEnvelope(
    { envelopeId },
    {
      query: {
        meta: { isQuiet: true },
        refetchInterval: ({ state }) => state.data?.status === 'open' && REFRESH_MS,
      },
    },
  );
  useMoneyChanges(packet);
  if (packet.error?.code === 'unknown-packet') return <MissingPacket />;
  return (
    <QueryView
      query={packet}
      loading={
        <>
          <WayHome />
          <PacketSkeleton />
        </>
      }
      failed={(onRetry) => <LuckyFailure onRetry={onRetry} />}
    >
      {(data) => (
        <>
          <WayHome />
          {data.isOwn ? (
            <>
              <OwnPacket packet={data} />
              <CollectedList packet={data} />
            </>
          ) : (
            <Gate>
              <OpenPacket packet={data} />
              <CollectedList packet={data} />
            </Gate>
          )}
        </>
      )}
    </QueryView>
  );
}
