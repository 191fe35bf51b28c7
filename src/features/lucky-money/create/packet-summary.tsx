import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import type { CheckedPacket, PacketDraft } from './validate-draft.ts';

interface PacketSummaryProps {
  draft: PacketDraft;
  checked: CheckedPacket;
  currency: string;
  openHours: number;
}

/** What a person gets, before anything is sent. */
export function PacketSummary({ draft, checked, currency, openHours }: PacketSummaryProps) {
  const { create: words } = texts().lucky;
  const { each } = checked;
  if (!each) return null;
  const isSame = each.least === each.most;
  const [least, most] = [formatMinor(each.least), formatMinor(each.most)];
  return (
    <section aria-label={words.summary()} className="mt-36">
      <DetailList>
        <DetailRow name={words.people()}>{words.peopleCount({ count: Number(draft.sharesText) })}</DetailRow>
        <DetailRow name={draft.kind === 'equal' ? words.each() : words.average()}>
          <span className="font-semibold text-gold">
            {isSame || draft.kind === 'random' ? least : words.eachOr({ least, most })} {currency}
          </span>
        </DetailRow>
      </DetailList>
      <p className="mt-16 text-muted text-sm">{words.note({ hours: openHours })}</p>
    </section>
  );
}
