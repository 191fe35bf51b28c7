import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import type { WithdrawSum } from './validate-draft.ts';

/** What leaves the wallet and what arrives, before anything is asked for. */
export function WithdrawSummary({ sum, currency }: { sum: WithdrawSum; currency: string }) {
  const { summary } = texts().withdraw;
  return (
    <section aria-label={summary.title()} className="mt-40">
      <DetailList>
        <DetailRow name={summary.amount()}>{formatMinor(sum.amount)}</DetailRow>
        <DetailRow name={summary.fee()}>
          {sum.fee > 0n ? `-${formatMinor(sum.fee)}` : formatMinor(0n)}
        </DetailRow>
        <DetailRow name={summary.received()}>
          <span className="font-semibold text-gold">
            {formatMinor(sum.received)} {currency}
          </span>
        </DetailRow>
      </DetailList>
    </section>
  );
}
