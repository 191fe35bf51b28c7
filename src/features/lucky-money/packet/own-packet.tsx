import type { LuckyEnvelope } from '../../../api/generated/contract.schemas.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { PacketArt } from './packet-art.tsx';
import { SharePacket } from './share-packet.tsx';

export function OwnPacket({ packet }: { packet: LuckyEnvelope }) {
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
