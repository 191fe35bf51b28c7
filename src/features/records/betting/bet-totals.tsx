import { clsx } from 'clsx';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { signed } from '../transactions/money-record.ts';
import type { BetSums } from './bet-sums.ts';

interface BetTotalsProps {
  sums: BetSums;
  currency: string;
  /** They are of the filter before; the new ones are on their way. */
  isOld: boolean;
}

/** What was staked, what came back, and the difference, over all rows of the query (HIS-02). */
export function BetTotals({ sums, currency, isOld }: BetTotalsProps) {
  const { totals } = texts().records;
  const rows = [
    { name: totals.stake(), value: formatMinor(sums.stake), look: 'text-gold' },
    { name: totals.payout(), value: formatMinor(sums.payout), look: 'text-gold' },
    {
      name: totals.result(),
      value: signed(sums.result),
      look: sums.result > 0n ? 'text-good' : sums.result < 0n ? 'text-bad' : 'text-text',
    },
  ];
  return (
    <section
      aria-label={totals.label()}
      className={clsx('mt-20 rounded-lg bg-surface px-28 py-20 transition-opacity', isOld && 'opacity-50')}
    >
      <dl className="flex flex-wrap justify-between gap-x-24 gap-y-12">
        {rows.map(({ name, value, look }) => (
          <div key={name} className="flex-1 whitespace-nowrap">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className={clsx('tabular mt-2 font-bold text-md leading-tight', look)}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sr-only">{currency}</p>
    </section>
  );
}
