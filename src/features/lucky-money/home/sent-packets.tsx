import type { ActivityRecord } from '../../../api/generated/contract.schemas.ts';
import { useWalletActivityRecords } from '../../../api/generated/wallet-activity-records.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { readAs } from '../../../lib/read.ts';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { PacketRow } from '../packet-row.tsx';

const LATEST = { pageNum: 1, pageSize: 100 };
const SHOWN = 4;

type SentRecord = ActivityRecord & { envelopeId: string };

function isSent(record: ActivityRecord): record is SentRecord {
  return record.type === 'lucky_money_sent' && record.envelopeId !== undefined;
}

/**
 * The latest sent packets, so that their links can be shared again. No call lists them, so they come from the wallet's
 * activity, which names the packet of each amount.
 */
export function SentPackets() {
  const { mine } = texts().lucky;
  const latest = useWalletActivityRecords(LATEST, { query: { meta: { isQuiet: true } } });
  return (
    <QueryView
      query={readAs(latest, latest.data?.list.filter(isSent).slice(0, SHOWN))}
      failed={(onRetry) => <RetryLine text={mine.failed()} onRetry={onRetry} />}
      empty={null}
    >
      {(sent) => (
        <TitledSection title={mine.title()} className="mt-48">
          <ul className="overflow-hidden rounded-md bg-surface">
            {sent.map(({ id, envelopeId, amount, createdAt }) => (
              <PacketRow key={id} envelopeId={envelopeId}>
                <strong translate="no" className="tabular block font-semibold text-gold text-md">
                  {formatAmount(Math.abs(amount))}
                </strong>
                <span className="block text-muted text-xs">{marketTime(createdAt)}</span>
              </PacketRow>
            ))}
          </ul>
        </TitledSection>
      )}
    </QueryView>
  );
}
