import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import type { ChoiceSum } from './choice-check.ts';

/** What is paid and what arrives, before anything is paid (DEP-01). */
export function Summary({ sum, currency }: { sum: ChoiceSum; currency: string }) {
  const { summary } = texts().deposit;
  return (
    <section aria-label={summary.title()} className="mt-40">
      <DetailList>
        <DetailRow name={summary.amount()}>{formatMinor(sum.amount)}</DetailRow>
        <DetailRow name={summary.fee()}>{formatMinor(sum.fee)}</DetailRow>
        {sum.bonus > 0n && <DetailRow name={summary.bonus()}>{`+${formatMinor(sum.bonus)}`}</DetailRow>}
        <DetailRow name={summary.credited()}>
          <span className="font-semibold text-gold">
            {formatMinor(sum.amount + sum.bonus)} {currency}
          </span>
        </DetailRow>
      </DetailList>
    </section>
  );
}
