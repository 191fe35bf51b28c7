import { useLuckyMoneyEnvelope } from '../../../api/generated/lucky-money.ts';
import { useMoneyChanges } from '../../../session/use-money-changes.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { LuckyFailure } from '../lucky-failure.tsx';
import { WayHome } from '../way-home.tsx';
import { CollectedList } from './collected-list.tsx';
import { OpenPacket } from './open-packet.tsx';
import { OwnPacket } from './own-packet.tsx';
import { MissingPacket, PacketSkeleton } from './packet-ends.tsx';

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
