import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import type { ChoiceSum } from './choice-check.ts';

function Row({ name, value, isMoney }: { name: string; value: string; isMoney?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-24 py-8">
      <dt className="text-muted">{name}</dt>
      <dd className={isMoney ? 'font-semibold text-gold tabular-nums' : 'tabular-nums'}>{value}</dd>
    </div>
  );
}

/** What is paid and what arrives, before anything is paid (DEP-01). */
export function Summary({ sum, currency }: { sum: ChoiceSum; currency: string }) {
  const { summary } = texts().deposit;
  const credited = sum.amount + sum.bonus;
  return (
    <section aria-label={summary.title()} className="mt-40 rounded-md bg-surface px-28 py-16 text-base">
      <dl>
        <Row name={summary.amount()} value={formatMinor(sum.amount)} />
        <Row name={summary.fee()} value={formatMinor(sum.fee)} />
        {sum.bonus > 0n && <Row name={summary.bonus()} value={`+${formatMinor(sum.bonus)}`} />}
        <Row name={summary.credited()} value={`${formatMinor(credited)} ${currency}`} isMoney />
      </dl>
    </section>
  );
}
