import type { LuckyEnvelope } from '../../../api/generated/contract.schemas.ts';
import { useLuckyMoneyEnvelope } from '../../../api/generated/lucky-money.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { useMoneyChanges } from '../../../session/use-money-changes.ts';
import { useBalance } from '../../../session/use-player.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LuckyFailure } from '../lucky-failure.tsx';
import { WayHome } from '../way-home.tsx';
import { CollectedList } from './collected-list.tsx';
import { OpenPacket } from './open-packet.tsx';
import { PacketArt } from './packet-art.tsx';
import { MissingPacket, PacketSkeleton } from './packet-ends.tsx';
import { SharePacket } from './share-packet.tsx';

function OwnPacket({ packet }: { packet: LuckyEnvelope }) {
  const { packet: words } = texts().lucky;
  const { status, greeting, shares, sharesLeft } = packet;
  const isOpen = status === 'open';
  const text = { open: words.ownOpen, emptied: words.ownEmptied, expired: words.ownExpired }[status]();
  return (
    <section className="flex flex-col items-center pt-16 text-center">
      <PacketArt isStill pose={isOpen ? 'closed' : 'spent'} className="w-300" />
      <h1 className="mt-20 font-bold text-lg">{words.own()}</h1>
      <BigAmount
        amount={formatAmount(packet.amount)}
        currency={useBalance()?.currencyAlias}
        className="mt-4"
      />
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

/**
 * In ms. The socket reports other players' shares to the sender only, and events may be missed, so the visible packet
 * is refetched.
 */
const REFRESH_MS = 10_000;

export function PacketScreen({ envelopeId }: { envelopeId: string }) {
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
          {data.isOwn ? <OwnPacket packet={data} /> : <OpenPacket packet={data} />}
          <CollectedList packet={data} />
        </>
      )}
    </QueryView>
  );
}
