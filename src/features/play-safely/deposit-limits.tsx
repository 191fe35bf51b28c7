import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { allowancesNow } from '../../session/play-limits/deposit-rule.ts';
import { LIMIT_PERIODS, type LimitPeriod } from '../../session/play-limits/limit-rules.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitRow } from './limit-row.tsx';
import { type PartProps, SafelyPart } from './safely-part.tsx';

/** Deposit limits for the day, the week and the month, with what is used of each. */
export function DepositLimits({ limits, now, username, currency }: PartProps & { currency: string }) {
  const { limit } = texts().safely;
  const [edited, setEdited] = useState<{ period: LimitPeriod; isOpen: boolean }>();
  const amounts = LIMIT_PERIODS.map((period) => String(limits.deposit[period].amount));
  const { data: allowances } = useQuery({
    // Told apart from the calls by its first word; a logout forgets it with the player's own.
    queryKey: ['play-limits', 'allowances', amounts],
    queryFn: () => allowancesNow(limits, now),
    meta: { isQuiet: true },
  });
  return (
    <SafelyPart icon="deposit" title={limit.title()} text={limit.text()}>
      <ul className="divide-y divide-line/50">
        {LIMIT_PERIODS.map((period) => (
          <LimitRow
            key={period}
            period={period}
            limit={limits.deposit[period]}
            allowance={allowances?.find((row) => row.period === period)}
            now={now}
            currency={currency}
            username={username}
            onEdit={() => setEdited({ period, isOpen: true })}
          />
        ))}
      </ul>
      {edited && (
        <LimitDialog
          key={edited.period}
          period={edited.period}
          limit={limits.deposit[edited.period]}
          currency={currency}
          username={username}
          isOpen={edited.isOpen}
          onClose={() => setEdited({ ...edited, isOpen: false })}
          onClosed={() => setEdited(undefined)}
        />
      )}
    </SafelyPart>
  );
}
