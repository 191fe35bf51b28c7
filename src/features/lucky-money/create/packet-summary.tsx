import type { LuckyKind } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import type { Each } from './packet-rule.ts';

interface PacketSummaryProps {
  shares: number;
  kind: LuckyKind;
  each: Each | undefined;
  currency: string;
  openHours: number;
  tone?: 'raised';
}

export function PacketSummary({ shares, kind, each, currency, openHours, tone }: PacketSummaryProps) {
  const { create: words } = texts().lucky;
  if (!each) return null;
  const isSame = each.least === each.most;
  const [least, most] = [formatMinor(each.least), formatMinor(each.most)];
  return (
    <section aria-label={words.summary()} className="mt-36">
      <DetailList {...(tone && { tone })}>
        <DetailRow name={words.people()}>{words.peopleCount({ count: shares })}</DetailRow>
        <DetailRow name={kind === 'equal' ? words.each() : words.average()}>
          <span className="font-semibold text-gold">
            {`${isSame || kind === 'random' ? least : words.eachOr({ least, most })} ${currency}`}
          </span>
        </DetailRow>
      </DetailList>
      <p className="mt-16 text-muted text-sm">{words.note({ hours: openHours })}</p>
    </section>
  );
}
